import type { TextColumn } from '@/components/table/column';
import { compareFigures, formatFigure, toNumber } from '@/lib/data/reporting/figure';
import { nameGroup } from '@/lib/data/reporting/group-names';
import type { Language } from '@/lib/language/language';
import type { PlacementSort } from './placements-query';
import type { PlacementRow, Placements } from './placements-shape';

/** The figures of a placement, in the order of the table. */
export const placedMetrics = [
  'commission',
  'clicks',
  'epc',
  'conversionRate',
  'sales',
  'conversions',
] as const;
export type PlacedMetric = (typeof placedMetrics)[number];
export type PlacementColumn = TextColumn<PlacementRow, PlacedMetric | 'name' | 'product' | 'week' | 'share'>;

/** The shown currency and its total. */
type Part = Pick<Placements['currencies'][number], 'currency' | 'figures'> | undefined;

type Options = {
  answer: Pick<Placements, 'group' | 'week' | 'weekBefore'>;
  part: Part;
  /** Whether both weeks are loaded. */
  comparable: boolean;
  sort: PlacementSort;
};

/** Columns for a placement, its products, figures, and the weekly change of the ranking metric. */
export function placementColumns(
  { t, format }: Language,
  { answer: { group, week, weekBefore }, part, comparable, sort }: Options,
): PlacementColumn[] {
  const currency = part?.currency ?? null;
  const changeOf = (row: PlacementRow) =>
    comparable && row.week ? compareFigures(format, row.week.figures, row.week.compared, sort) : null;
  return [
    {
      id: 'name',
      header: t(`dimensions.${group}.label`),
      hideable: false,
      file: ['name', 'id'],
      value: (row) => nameGroup(t, group, row),
    },
    {
      id: 'product',
      header: t('links.product'),
      description: t('placements.productHint'),
      file: [],
      value: ({ products }) =>
        products && (products.name ?? t('dimensions.product.count', { count: products.count })),
    },
    ...placedMetrics.map(
      (metric): PlacementColumn => ({
        id: metric,
        header: t(`metrics.${metric}.label`),
        description: t(`metrics.${metric}.meaning`),
        align: 'end',
        optional: metric === 'sales' || metric === 'conversions',
        value: ({ figures }) => toNumber(figures, metric),
        text: ({ figures }) => formatFigure(format, figures, metric, currency),
      }),
    ),
    {
      id: 'week',
      header: t('placements.change'),
      description: t('placements.changeHint', {
        metric: t(`metrics.${sort}.label`),
        against: describeWeeks({ t, format }, { week, weekBefore }),
      }),
      align: 'end',
      file: [],
      value: (row) => changeOf(row)?.text,
      delta: changeOf,
    },
    {
      id: 'share',
      header: t('placements.share'),
      description: t('placements.shareHint'),
      align: 'end',
      file: [],
      value: (row) => shareOf(row, part),
      text: (row) => format.rate(shareOf(row, part)),
    },
  ];
}

/** The weeks that changes are between. */
export const describeWeeks = (
  { t, format }: Pick<Language, 't' | 'format'>,
  { week, weekBefore }: Pick<Placements, 'week' | 'weekBefore'>,
): string =>
  t('placements.against', {
    week: format.dayRange(week.from, week.to),
    weekBefore: format.dayRange(weekBefore.from, weekBefore.to),
  });

/** The share of the commission; null without any. */
export function shareOf({ figures }: PlacementRow, part: Part): number | null {
  const whole = Number(part?.figures.commission ?? 0);
  return whole === 0 ? null : Number(figures.commission) / whole;
}
