import { MarkedText } from '@/components/feedback/marked-text';
import { ProvisionalMark } from '@/components/feedback/provisional-mark';
import { formatCount } from '@/lib/format/number';

/** Clicks with their mark where they may still change; a dash where none are held. */
export function ClickCount({ count, provisional }: { count: number | null; provisional: boolean }) {
  if (count === null) return <span className="text-muted">–</span>;
  return <MarkedText mark={provisional ? <ProvisionalMark /> : null}>{formatCount(count)}</MarkedText>;
}
