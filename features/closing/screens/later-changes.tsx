import { Card } from '@/components/ui/card';
import type { Statement, StatementAmounts } from '@/features/closing/statement-shape';
import { formatChange } from '@/lib/language/format/format-change';
import { useLanguage } from '@/lib/language/use-language';
import { nameMonth } from './month-name';

type Props = {
  statement: Statement;
  onExplain: (adjusted: string, brand: string, amounts: StatementAmounts) => void;
};

/** How a closed month changed since. Its figures stay; the next statement includes the difference. */
export function LaterChanges({ statement, onExplain }: Props) {
  const { t, format } = useLanguage();
  const { later, month, currency } = statement;
  if (!later) return null;
  return (
    <Card
      title={t('closing.later.title')}
      description={t('closing.later.counted', { month: nameMonth(format, later.countedIn) })}
      footer={t('closing.changeTotals', {
        commission: formatChange(format, later.total.commission, currency),
        sales: formatChange(format, later.total.sales, currency),
      })}
    >
      <ul className="grid gap-1.5 text-sm">
        {later.lines.map((line) => (
          <li key={line.brand} className="flex justify-between gap-4">
            <button
              type="button"
              className="reach min-w-0 cursor-pointer truncate rounded text-left text-accent hover:underline"
              onClick={() => onExplain(month, line.brand, line)}
            >
              {line.name ?? line.brand}
            </button>
            <span className="tabular shrink-0">{formatChange(format, line.commission, currency)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
