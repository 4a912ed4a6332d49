import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { type CampaignRow, programCurrency } from '@/lib/catalog/program-shape';
import { formatDay } from '@/lib/format/day';
import { formatMoney } from '@/lib/format/money';
import { formatCount, formatRate } from '@/lib/format/number';
import type { Day } from '@/lib/ledger/days';

/** The figures behind the pace. What is guessed from it carries a mark. */
export function PacingFacts({ row, through }: { row: CampaignRow; through: Day }) {
  const { campaign, pacing } = row;
  const money = (amount: number | null) => (amount === null ? '–' : formatMoney(amount, programCurrency));
  const facts: [string, ReactNode, boolean][] = [
    ['Budget', formatMoney(campaign.budget, programCurrency), false],
    ['Spent', formatRate(pacing.spentShare), false],
    ['Time elapsed', formatRate(pacing.elapsedShare), false],
    ['Days left', formatCount(pacing.daysLeft), false],
    [`Commission per day, until ${formatDay(through)}`, money(pacing.perDay), false],
    ['Commission by the end', money(pacing.projected), pacing.projected !== null],
    [
      'Budget used up on',
      pacing.runsOut ? formatDay(pacing.runsOut) : pacing.projected === null ? '–' : 'Not before the end',
      pacing.projected !== null,
    ],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-4">
      {facts.map(([term, value, guessed]) => (
        <div key={term} className="min-w-0">
          <dt className="flex items-center gap-2 text-xs text-muted">{term}</dt>
          <dd className="tabular flex flex-wrap items-center gap-2 text-base font-medium">
            {value} {guessed ? <Badge>estimate</Badge> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
