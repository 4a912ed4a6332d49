import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { EmptyState } from '@/components/ui/empty-state';

/** An address with nothing behind it, with the page's one h1. Every page carries it, and so no router's link. */
export function PageMissing({ children }: { children?: ReactNode }) {
  return (
    <>
      <h1 className="sr-only">Page not found</h1>
      <EmptyState
        icon={<SearchX />}
        title="Page not found"
        action={
          <a href="/" className={buttonClass('primary')}>
            Go to the start
          </a>
        }
      >
        It may have been removed, or the address is incomplete. {children}
      </EmptyState>
    </>
  );
}
