import { ProvisionalMark } from '@/components/feedback/provisional-mark';
import type { DataColumn } from '@/components/table/column';
import { formatCount, formatRate } from '@/lib/format/number';
import type { CurrencyFunnel, FunnelGroup, FunnelStep } from '@/lib/ledger/answers/funnel-shape';
import type { Dimension } from '@/lib/ledger/datasets';
import { describeWeakest } from '@/lib/reports/describe-weakest';
import { dimensionInfo } from '@/lib/reports/dimensions';
import { nameGroup } from '@/lib/reports/group-names';

export type FunnelRow = FunnelGroup & { id: string; currency: string };

const steps: readonly { step: FunnelStep; header: string; description: string }[] = [
  { step: 'view', header: 'Viewed', description: 'Detail page views per click.' },
  { step: 'cart', header: 'Added to cart', description: 'Add to carts per detail page view.' },
  { step: 'purchase', header: 'Bought', description: 'Conversions per add to cart.' },
];

type Options = { group: Dimension; funnels: readonly CurrencyFunnel[] };

/** A group, what became of its clicks step by step, and the step that costs it most. */
export function buildFunnelColumns({ group, funnels }: Options): DataColumn<FunnelRow>[] {
  const nameOf = (row: FunnelRow) => nameGroup(group, row);
  const footer = (text: (funnel: CurrencyFunnel) => string) =>
    funnels.map((funnel) => (
      <div key={funnel.currency} className="tabular h-5">
        {text(funnel)}
      </div>
    ));
  const several = funnels.length > 1;
  const name: DataColumn<FunnelRow> = {
    id: 'name',
    header: dimensionInfo[group].label,
    width: 200,
    hideable: false,
    value: nameOf,
    cell: (row) => <span className="truncate font-medium">{nameOf(row)}</span>,
    footer: footer(({ currency }) => (several ? `All, ${currency}` : 'All')),
  };
  const currency: DataColumn<FunnelRow> = {
    id: 'currency',
    header: 'Currency',
    width: 96,
    value: (row) => row.currency,
  };
  return [
    name,
    ...(several ? [currency] : []),
    {
      id: 'lost',
      header: 'Lost conversions',
      description: 'Estimate: conversions more if the weakest step were at the median.',
      align: 'end',
      width: 156,
      value: ({ weakest }) => weakest?.lostConversions ?? 0,
      cell: ({ weakest }) => (
        <span className="tabular">{weakest ? `about ${formatCount(weakest.lostConversions)}` : '–'}</span>
      ),
    },
    {
      id: 'clicks',
      header: 'Clicks',
      align: 'end',
      width: 92,
      value: ({ counts }) => counts.clicks,
      cell: ({ counts, provisional }) => (
        <span className="tabular inline-flex items-center gap-1.5">
          {provisional ? <ProvisionalMark /> : null}
          {formatCount(counts.clicks)}
        </span>
      ),
      footer: footer(({ counts }) => formatCount(counts.clicks)),
    },
    ...steps.map(
      ({ step, header, description }): DataColumn<FunnelRow> => ({
        id: step,
        header,
        description,
        align: 'end',
        width: 136,
        value: ({ rates }) => rates[step],
        cell: ({ rates, weakest }) => (
          <span className={weakest?.step === step ? 'tabular font-medium text-negative' : 'tabular'}>
            {formatRate(rates[step])}
          </span>
        ),
        footer: footer(({ rates }) => formatRate(rates[step])),
      }),
    ),
    {
      id: 'weakest',
      header: 'Weakest step, against the median',
      description: 'The step that costs most conversions against the median of all groups.',
      width: 380,
      sortable: false,
      value: ({ weakest }) => (weakest ? describeWeakest(weakest) : null),
      cell: ({ weakest }) => (
        <span className={weakest ? 'truncate' : 'truncate text-muted'}>
          {weakest ? describeWeakest(weakest) : 'None below the median'}
        </span>
      ),
    },
  ];
}
