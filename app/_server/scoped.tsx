import 'server-only';
import type { ReactNode } from 'react';
import { SameScope } from '@/components/layout/frame-scope';
import { pageScope } from '@/lib/access/page-scope';
import { requireMember } from './session';

/**
 * Wraps each page inside the dashboard's frame. A link inside the app fetches the page, but not the frame: the page
 * carries its scope, so that it never appears in the frame of another workspace, person or role.
 */
export function scoped<Props extends object>(Page: (props: Props) => Promise<ReactNode>) {
  return async function ScopedPage(props: Props) {
    return (
      <SameScope scope={pageScope(await requireMember())}>
        <Page {...props} />
      </SameScope>
    );
  };
}
