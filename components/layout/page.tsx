import { Activity, type ReactNode } from 'react';
import { cn } from '@/lib/base/class-names';
import { Hydrated } from './hydrated';

/**
 * Page width and padding: 24 px (16 on a phone), at most 1,600 px wide. `Activity` lets React hydrate the content after
 * the frame, in slices. Unlike `Suspense`, it always renders in place.
 */
export function Page({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={cn(
        'mx-auto grid w-full max-w-[1600px] min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5 p-4 md:p-6',
        className,
      )}
    >
      <Activity>
        {children}
        <Hydrated />
      </Activity>
    </div>
  );
}
