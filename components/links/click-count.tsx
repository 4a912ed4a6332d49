import { ProvisionalMark } from '@/components/feedback/provisional-mark';
import { formatCount } from '@/lib/format/number';

/** Clicks with their mark where they may still change; a dash where none are held. */
export function ClickCount({ count, provisional }: { count: number | null; provisional: boolean }) {
  if (count === null) return <span className="text-muted">–</span>;
  if (!provisional) return formatCount(count);
  return (
    <span className="inline-flex items-center gap-1.5">
      <ProvisionalMark />
      {formatCount(count)}
    </span>
  );
}
