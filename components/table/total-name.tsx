import { PartialMark } from '@/components/feedback/partial-mark';
import { useLanguage } from '@/lib/language/use-language';

/** Names the line of sums: a total, or what is loaded so far. */
export function TotalName({ partial }: { partial: boolean }) {
  const { t } = useLanguage();
  return (
    <>
      {t(partial ? 'reports.totals.soFar' : 'reports.totals.total')} {partial ? <PartialMark /> : null}
    </>
  );
}
