import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';

/** An address with nothing behind it, with the page's one h1. */
export function PageMissing({ children }: { children?: ReactNode }) {
  return (
    <>
      <h1 className="sr-only">Page not found</h1>
      <EmptyState
        icon={<SearchX />}
        title="There is nothing at this address"
        action={
          <ButtonLink href="/" variant="primary">
            Go to the start
          </ButtonLink>
        }
      >
        It may have been removed, or the address is not complete. {children}
      </EmptyState>
    </>
  );
}
