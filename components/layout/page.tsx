import type { ReactNode } from 'react';
import { Bed } from '@/components/asleep/bed';
import { cn } from '@/lib/class-names';

/** The measure of a page: 24 px of air, 16 on a phone, 1 600 px at most. What is done before it is alive is kept. */
export function Page({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={cn(
        'mx-auto grid w-full max-w-[1600px] min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5 p-4 md:p-6',
        className,
      )}
    >
      <Bed>{children}</Bed>
    </div>
  );
}
