import { Card } from '@/components/ui/card';
import { formatCount } from '@/lib/format/number';
import { describeBreakEven, isBelowBreakEven } from '@/lib/profit/describe-break-even';
import type { CurrencyProfit, ProfitGroup } from '@/lib/profit/profit-shape';

type Props = {
  profit: CurrencyProfit;
  /** What the groups are, in the plural. */
  noun: string;
  nameOf: (group: ProfitGroup) => string;
};

const most = 5;

/** Those whose clicks cost more than they are worth, the largest losses first, in words. */
export function BelowBreakEven({ profit, noun, nameOf }: Props) {
  const { groups, counts, currency } = profit;
  const below = groups.filter(({ figures }) => isBelowBreakEven(figures));
  const { withoutMargin } = counts;
  const unknown =
    withoutMargin > 0
      ? ` ${formatCount(withoutMargin)} ${withoutMargin === 1 ? 'has' : 'have'} no margin.`
      : '';
  if (below.length === 0) {
    return (
      <p className="text-sm text-muted">
        No CPC {noun} are known to be below break-even.{unknown}
      </p>
    );
  }
  const total = `${formatCount(counts.losing)} of ${formatCount(counts.groups)} CPC ${noun} are below break-even`;
  return (
    <Card
      title="Below break-even"
      description={`${total}: their clicks cost more than they are worth.${unknown}`}
    >
      <ul aria-label="Below break-even" className="grid gap-2 text-sm">
        {below.slice(0, most).map((group) => (
          <li key={group.key}>
            <span className="font-medium">{nameOf(group)}.</span>{' '}
            <span className="tabular">{describeBreakEven(group.figures, currency)}.</span>
          </li>
        ))}
      </ul>
      {counts.losing > most ? (
        <p className="mt-2 text-xs text-muted">{formatCount(counts.losing - most)} more in the table.</p>
      ) : null}
    </Card>
  );
}
