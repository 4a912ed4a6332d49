import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';

type Props = {
  name: string;
  /** Its last characters: "pd_…Cd12". */
  ending: string;
  /** The badge of one that has expired. */
  expired?: string | undefined;
  /** Whose it is, and what it does. */
  about: string;
  /** When it was used, and when it ends. */
  use: ReactNode;
  /** The button that revokes it. */
  children: ReactNode;
};

/** A token or live address in a list. */
export function SecretRow({ name, ending, expired, about, use, children }: Props) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2 text-sm font-medium">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <code className="text-xs font-normal text-muted">{ending}</code>
          {expired ? <Badge tone="warning">{expired}</Badge> : null}
        </p>
        <p className="text-xs text-muted wrap-anywhere">{about}</p>
        <p className="text-xs text-muted">{use}</p>
      </div>
      {children}
    </li>
  );
}
