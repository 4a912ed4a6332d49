import type { TextColumn } from '@/components/table/column';
import type { Language } from '@/lib/language/language';
import { againstOf, writeAgainst } from '@/lib/pages/caption';
import { compareFigures, formatFigure, toNumber } from '@/lib/pages/figure';
import { nameGroup } from '@/lib/pages/group-names';
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
  answer: Pick<Placements, 'group' | 'week' | 'weekBefore' | 'weekDays'>;
  part: Part;
  sort: PlacementSort;
};

/** Columns for a placement, its products, figures, and the weekly change of the ranking metric. */
export function placementColumns(language: Language, { answer, part, sort }: Options): PlacementColumn[] {
  const { t, format } = language;
  const { group } = answer;
  const currency = part?.currency ?? null;
  const changeOf = (row: PlacementRow) => row.week && compareFigures(format, row.week, sort);
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
        against: describeWeeks(language, answer),
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
export function describeWeeks(
  language: Language,
  { week, weekBefore, weekDays }: Pick<Placements, 'week' | 'weekBefore' | 'weekDays'>,
): string {
  const against = againstOf({ comparedRange: weekBefore, comparedDays: weekDays });
  return language.t('placements.against', {
    week: language.format.dayRange(week.from, week.to),
    against: against ? writeAgainst(language, against) : '',
  });
}

/** The share of the commission; null without any. */
export function shareOf({ figures }: PlacementRow, part: Part): number | null {
  const whole = Number(part?.figures.commission ?? 0);
  return whole === 0 ? null : Number(figures.commission) / whole;
}
