import type { ReactNode } from 'react';
import { InSlot } from '@/components/ui/slot';

/** A notice that arrives after the first paint. Floats at the bottom of the page, so that nothing moves. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <InSlot name="notices">
      <div className="pointer-events-auto rounded bg-raised shadow-overlay">{children}</div>
    </InSlot>
  );
}
