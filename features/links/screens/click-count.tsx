import { MarkedText } from '@/components/feedback/marked-text';
import { ProvisionalMark } from '@/components/feedback/provisional-mark';
import { useLanguage } from '@/lib/language/use-language';

type Props = {
  /** Null if unknown. */
  count: number | null;
  provisional: boolean;
  /** False if click reports do not cover the marketplace. */
  reported: boolean;
};

/** Clicks, marked if they may still change. Unknown is a dash, never zero. */
export function ClickCount({ count, provisional, reported }: Props) {
  const { t, format } = useLanguage();
  if (count === null && !reported) {
    return (
      <span className="text-muted" title={t('history.clicks.notCovered')}>
        {t('history.clicks.notReported')}
      </span>
    );
  }
  if (count === null) return <span className="text-muted">–</span>;
  return <MarkedText mark={provisional ? <ProvisionalMark /> : null}>{format.count(count)}</MarkedText>;
}
