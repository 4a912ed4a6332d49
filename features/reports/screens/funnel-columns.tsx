import { ProvisionalMark } from '@/components/feedback/provisional-mark';
import type { DataColumn } from '@/components/table/column';
import { describeWeakest } from '@/features/reports/describe-weakest';
import type { CurrencyFunnel, FunnelGroup, FunnelStep } from '@/features/reports/funnel-shape';
import type { Dimension } from '@/lib/data/dimensions';
import { nameGroup } from '@/lib/data/reporting/group-names';
import type { Language } from '@/lib/language/language';

export type FunnelRow = FunnelGroup & { id: string; currency: string };

const steps: readonly FunnelStep[] = ['view', 'cart', 'purchase'];

/** Views are not a part of clicks: a visitor may view several pages, so they are written as a number per click. */
export const writeStep = ({ format }: Language, step: FunnelStep, rate: number | null): string =>
  step !== 'view' ? format.rate(rate) : rate === null ? '–' : format.hundredths(rate);

type Options = { group: Dimension; funnels: readonly CurrencyFunnel[] };

/** Columns for a group, the steps of its funnel, and the step that loses most. */
export function buildFunnelColumns(language: Language, { group, funnels }: Options): DataColumn<FunnelRow>[] {
  const { t, format } = language;
  const nameOf = (row: FunnelRow) => nameGroup(t, group, row);
  const footer = (text: (funnel: CurrencyFunnel) => string) =>
    funnels.map((funnel) => (
      <div key={funnel.currency} className="tabular h-5">
        {text(funnel)}
      </div>
    ));
  const several = funnels.length > 1;
  const name: DataColumn<FunnelRow> = {
    id: 'name',
    header: t(`dimensions.${group}.label`),
    width: 200,
    hideable: false,
    value: nameOf,
    cell: (row) => <span className="truncate font-medium">{nameOf(row)}</span>,
    footer: footer(({ currency }) =>
      several ? t('reports.funnel.allIn', { currency }) : t('reports.funnel.all'),
    ),
  };
  const currency: DataColumn<FunnelRow> = {
    id: 'currency',
    header: t('reports.currency'),
    width: 96,
    value: (row) => row.currency,
  };
  return [
    name,
    ...(several ? [currency] : []),
    {
      id: 'lost',
      header: t('reports.funnel.lost'),
      description: t('reports.funnel.lostDescription'),
      align: 'end',
      width: 156,
      value: ({ weakest }) => weakest?.lostConversions ?? 0,
      cell: ({ weakest }) => (
        <span className="tabular">
          {weakest ? t('reports.funnel.about', { count: format.count(weakest.lostConversions) }) : '–'}
        </span>
      ),
    },
    {
      id: 'clicks',
      header: t('metrics.clicks.label'),
      align: 'end',
      width: 92,
      value: ({ counts }) => counts.clicks,
      cell: ({ counts, provisional }) => (
        <span className="tabular inline-flex items-center gap-1.5">
          {provisional ? <ProvisionalMark /> : null}
          {format.count(counts.clicks)}
        </span>
      ),
      footer: footer(({ counts }) => format.count(counts.clicks)),
    },
    ...steps.map(
      (step): DataColumn<FunnelRow> => ({
        id: step,
        header: t(`reports.funnel.steps.${step}.header`),
        description: t(`reports.funnel.steps.${step}.description`),
        align: 'end',
        width: 136,
        value: ({ rates }) => rates[step],
        cell: ({ rates, weakest }) => (
          <span className={weakest?.step === step ? 'tabular font-medium text-negative' : 'tabular'}>
            {writeStep(language, step, rates[step])}
          </span>
        ),
        footer: footer(({ rates }) => writeStep(language, step, rates[step])),
      }),
    ),
    {
      id: 'weakest',
      header: t('reports.funnel.weakest'),
      description: t('reports.funnel.weakestDescription'),
      width: 420,
      sortable: false,
      value: ({ weakest }) => (weakest ? describeWeakest(language, weakest) : null),
      cell: ({ weakest }) => (
        <span className={weakest ? 'truncate' : 'truncate text-muted'}>
          {weakest ? describeWeakest(language, weakest) : t('reports.funnel.noneBelow')}
        </span>
      ),
    },
  ];
}
