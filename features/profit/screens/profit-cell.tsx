import { ComparedValue } from '@/components/feedback/compared-value';
import { MarkedText } from '@/components/feedback/marked-text';
import { ProvisionalMark } from '@/components/feedback/provisional-mark';
import type { ComparedProfit } from '@/features/profit/profit-shape';
import { compareProfit, type ProfitValue, profitInfo, writeProfit } from '@/features/profit/profit-values';
import { useLanguage } from '@/lib/language/use-language';

type Props = {
  line: ComparedProfit;
  value: ProfitValue;
  currency: string;
  against: string;
};

/** A profit value, or a note that there is no margin. Losses are red. */
export function ProfitCell({ line, value, currency, against }: Props) {
  const { figures, compared } = line;
  const { t, format } = useLanguage();
  const text = writeProfit(format, figures, value, currency);
  if (text === null) return <span className="truncate text-muted">{t('profit.noMargin')}</span>;
  const delta = compareProfit(format, line, value);
  const loses = value.startsWith('netProfit') && Number(profitInfo[value].read(figures)) < 0;
  return (
    <ComparedValue
      delta={compared ? (delta ?? null) : undefined}
      against={against}
      {...(loses ? { className: 'text-negative' } : {})}
    >
      <MarkedText mark={figures.provisional ? <ProvisionalMark /> : null}>{text}</MarkedText>
    </ComparedValue>
  );
}
