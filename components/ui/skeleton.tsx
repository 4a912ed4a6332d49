import { cn } from '@/lib/class-names';

/** Give it the size of what will come. The region that waits carries `aria-busy`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn('skeleton block h-4', className)} />;
}
