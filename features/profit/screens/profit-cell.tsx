import { DeltaMark } from '@/components/feedback/delta-mark';
import { MarkedText } from '@/components/feedback/marked-text';
import { ProvisionalMark } from '@/components/feedback/provisional-mark';
import type { ProfitFigures } from '@/features/profit/profit-shape';
import { cn } from '@/lib/base/class-names';
import { useLanguage } from '@/lib/language/use-language';
import { compareProfit, type ProfitValue, profitInfo, writeProfit } from './profit-values';

type Props = {
  figures: ProfitFigures;
  compared: ProfitFigures | null;
  value: ProfitValue;
  currency: string;
  against: string;
};

/** A profit value, or a note that there is no margin. Losses are red. */
export function ProfitCell({ figures, compared, value, currency, against }: Props) {
  const { t, format } = useLanguage();
  const text = writeProfit(format, figures, value, currency);
  if (text === null) return <span className="truncate text-muted">{t('profit.noMargin')}</span>;
  const delta = compareProfit(format, figures, compared, value);
  const loses = value.startsWith('netProfit') && Number(profitInfo[value].read(figures)) < 0;
  return (
    <span className={cn('inline-flex max-w-full min-w-0 items-baseline gap-2', loses && 'text-negative')}>
      <MarkedText mark={figures.provisional ? <ProvisionalMark /> : null}>{text}</MarkedText>
      {compared ? (
        <span className="w-18 min-w-0 shrink-99999 truncate text-right before:inline-block">
          {delta ? <DeltaMark delta={delta} against={against} /> : null}
        </span>
      ) : null}
    </span>
  );
}
