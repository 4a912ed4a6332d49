import type { ComponentProps, ReactNode } from 'react';
import { DeltaMark } from '@/components/feedback/delta-mark';
import { MarkedText } from '@/components/feedback/marked-text';
import type { DataColumn } from '@/components/table/column';
import { TotalName } from '@/components/table/total-name';
import { NearLink } from '@/components/ui/near-link';
import type { PlacementSort } from '@/features/placements/placements-query';
import type { PlacementRow, Placements } from '@/features/placements/placements-shape';
import type { Figures } from '@/lib/data/metrics';
import { compareFigures, formatFigure, toNumber } from '@/lib/data/reporting/figure';
import { nameGroup } from '@/lib/data/reporting/group-names';
import type { Language } from '@/lib/language/language';
import { useLanguage } from '@/lib/language/use-language';

const shown = ['commission', 'clicks', 'epc', 'conversionRate', 'sales', 'conversions'] as const;

type Options = {
  answer: Pick<Placements, 'group' | 'week' | 'weekBefore'>;
  currency: string | null;
  total: Figures | undefined;
  /** Links that were not created here, and their report rows. Part of the total, and shown below it. */
  foreign: { row: PlacementRow; href: ComponentProps<typeof NearLink>['href'] } | undefined;
  /** Whether days are missing, so that the total is a part. */
  partial: boolean;
  /** Whether both weeks are loaded. */
  comparable: boolean;
  sort: PlacementSort;
};

/** Columns for a placement, its products, figures, and the weekly change of the ranking metric. */
export function placementColumns(
  { t, format }: Language,
  { answer, currency, total, foreign, partial, comparable, sort }: Options,
): DataColumn<PlacementRow>[] {
  const { group, week, weekBefore } = answer;
  const nameOf = (row: PlacementRow) => nameGroup(t, group, row);
  const shareOf = ({ figures }: PlacementRow) => {
    const commission = Number(total?.commission ?? 0);
    return commission === 0 ? null : Number(figures.commission) / commission;
  };
  const changeOf = (row: PlacementRow) =>
    comparable && row.week ? compareFigures(format, row.week.figures, row.week.compared, sort) : null;
  const productOf = ({ products }: PlacementRow) =>
    products && (products.name ?? t('dimensions.product.count', { count: products.count }));
  const against = t('placements.against', {
    week: format.dayRange(week.from, week.to),
    weekBefore: format.dayRange(weekBefore.from, weekBefore.to),
  });
  return [
    {
      id: 'name',
      header: t(`dimensions.${group}.label`),
      width: 230,
      hideable: false,
      sortable: false,
      file: ['name', 'id'],
      value: nameOf,
      cell: (row) => (
        <span className={row.key === null ? 'truncate text-muted' : 'truncate font-medium'}>
          {nameOf(row)}
        </span>
      ),
      footer: (
        <Lines
          total={<TotalName partial={partial} />}
          foreign={
            foreign && (
              <NearLink href={foreign.href} className="reach hover:underline">
                {nameOf(foreign.row)}
              </NearLink>
            )
          }
        />
      ),
    },
    {
      id: 'product',
      header: t('links.product'),
      description: t('placements.productHint'),
      width: 150,
      sortable: false,
      file: [],
      value: productOf,
      cell: (row) => <span className="truncate text-muted">{productOf(row) ?? '–'}</span>,
    },
    ...shown.map(
      (metric): DataColumn<PlacementRow> => ({
        id: metric,
        header: t(`metrics.${metric}.label`),
        description: t(`metrics.${metric}.meaning`),
        align: 'end',
        width: 116,
        sortable: false,
        optional: metric === 'sales' || metric === 'conversions',
        value: ({ figures }) => toNumber(figures, metric),
        // The header of the page says which days may change.
        cell: ({ figures }) => (
          <MarkedText mark={null}>{formatFigure(format, figures, metric, currency)}</MarkedText>
        ),
        footer: total ? (
          <Lines
            total={formatFigure(format, total, metric, currency)}
            foreign={foreign && formatFigure(format, foreign.row.figures, metric, currency)}
          />
        ) : null,
      }),
    ),
    {
      id: 'week',
      header: t('placements.change'),
      description: t('placements.changeHint', { metric: t(`metrics.${sort}.label`), against }),
      align: 'end',
      width: 144,
      sortable: false,
      file: [],
      value: (row) => changeOf(row)?.text,
      cell: (row) => {
        const delta = changeOf(row);
        return delta ? <DeltaMark delta={delta} against={against} /> : <span className="text-muted">–</span>;
      },
    },
    {
      id: 'share',
      header: t('placements.share'),
      description: t('placements.shareHint'),
      align: 'end',
      width: 136,
      sortable: false,
      file: [],
      value: shareOf,
      cell: (row) => <ShareBar share={shareOf(row)} />,
      footer: foreign ? <Lines total={null} foreign={format.rate(shareOf(foreign.row))} /> : null,
    },
  ];
}

/** The total, and below it the part that was not created here. */
function Lines({ total, foreign }: { total: ReactNode; foreign: ReactNode }) {
  return (
    <>
      <div className="h-5">{total}</div>
      {foreign ? <div className="h-5 font-normal text-muted">{foreign}</div> : null}
    </>
  );
}

function ShareBar({ share }: { share: number | null }) {
  const { format } = useLanguage();
  return (
    <span className="flex w-full items-center gap-2 text-muted">
      <span aria-hidden="true" className="h-1.5 flex-1 rounded-full bg-fill">
        <span
          className="drawn block h-full rounded-full bg-chart-1"
          style={{ width: `${Math.min(1, Math.max(0, share ?? 0)) * 100}%` }}
        />
      </span>
      <span className="w-12 text-right">{format.rate(share)}</span>
    </span>
  );
}
