import type { TextColumn } from '@/components/table/column';
import type { Dimension } from '@/lib/data/terms/dimensions';
import type { Language } from '@/lib/language/language';
import { nameGroup } from '@/lib/pages/group-names';
import {
  type CurrencyFunnel,
  type FunnelGroup,
  type FunnelStep,
  funnelSteps,
  type WeakestStep,
} from './funnel-shape';

export type FunnelRow = FunnelGroup & { currency: string };
type Column = TextColumn<FunnelRow, FunnelStep | 'name' | 'currency' | 'lost' | 'clicks' | 'weakest'>;

/** The groups of each currency. */
export const listFunnelRows = (funnels: readonly CurrencyFunnel[]): FunnelRow[] =>
  funnels.flatMap(({ currency, groups }) => groups.map((group) => ({ ...group, currency })));

/** Views are not a part of clicks: a visitor may view several pages, so they are written as a number per click. */
export const writeStep = (
  { format }: Pick<Language, 'format'>,
  step: FunnelStep,
  rate: number | null,
): string => (step !== 'view' ? format.rate(rate) : rate === null ? '–' : format.hundredths(rate));

/** Columns for a group, the steps of its funnel, and the step that loses most. */
export function funnelColumns(
  language: Language,
  { group, several }: { group: Dimension; several: boolean },
): Column[] {
  const { t, format } = language;
  const name: Column = {
    id: 'name',
    header: t(`dimensions.${group}.label`),
    hideable: false,
    value: (row) => nameGroup(t, group, row),
  };
  const currency: Column = { id: 'currency', header: t('reports.currency'), value: (row) => row.currency };
  const steps = funnelSteps.map(
    (step): Column => ({
      id: step,
      header: t(`reports.funnel.steps.${step}.header`),
      description: t(`reports.funnel.steps.${step}.description`),
      align: 'end',
      value: ({ rates }) => rates[step],
      text: ({ rates }) => writeStep(language, step, rates[step]),
    }),
  );
  return [
    name,
    ...(several ? [currency] : []),
    {
      id: 'lost',
      header: t('reports.funnel.lost'),
      description: t('reports.funnel.lostDescription'),
      align: 'end',
      value: ({ weakest }) => weakest?.lostConversions ?? 0,
      text: ({ weakest }) =>
        weakest ? t('reports.funnel.about', { count: format.count(weakest.lostConversions) }) : '–',
    },
    {
      id: 'clicks',
      header: t('metrics.clicks.label'),
      align: 'end',
      value: ({ counts }) => counts.clicks,
      text: ({ counts }) => format.count(counts.clicks),
    },
    ...steps,
    {
      id: 'weakest',
      header: t('reports.funnel.weakest'),
      description: t('reports.funnel.weakestDescription'),
      value: ({ weakest }) => (weakest ? describeWeakest(language, weakest) : null),
      text: ({ weakest }) => (weakest ? describeWeakest(language, weakest) : t('reports.funnel.noneBelow')),
    },
  ];
}

/** Compared with the median: "Add to cart 51.2% less often: about 214 lost carts" */
export function describeWeakest({ t, format }: Language, { step, rate, median, lost }: WeakestStep): string {
  return t(`reports.weakest.${step}`, { share: format.rate(1 - rate / median), lost: Math.round(lost) });
}
