import { cn } from '@/lib/base/class-names';

/** Give it the size of the loading content, and set `aria-busy` on the region. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn('skeleton block h-4', className)} />;
}
