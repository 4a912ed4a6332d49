import type { ComponentProps, ReactNode } from 'react';
import { DeltaMark } from '@/components/feedback/delta-mark';
import { MarkedText } from '@/components/feedback/marked-text';
import { type DataColumn, writeCell } from '@/components/table/column';
import { type Drawn, drawColumns } from '@/components/table/draw-columns';
import { rowName } from '@/components/table/row-name';
import { TotalName } from '@/components/table/total-name';
import { NearLink } from '@/components/ui/near-link';
import {
  describeWeeks,
  type PlacedMetric,
  type PlacementColumn,
  placedMetrics,
  placementColumns,
  shareOf,
} from '@/features/placements/placement-columns';
import type { PlacementRow } from '@/features/placements/placements-shape';
import type { Language } from '@/lib/language/language';
import { formatFigure } from '@/lib/pages/figure';

type Options = Parameters<typeof placementColumns>[1] & {
  /** Links that were not created here, and their report rows. Part of the total, and shown below it. */
  foreign: { row: PlacementRow; href: ComponentProps<typeof NearLink>['href'] } | undefined;
  /** Whether days are missing, so that the total is a part. */
  partial: boolean;
};

/** The columns of placements as their table draws them. */
export function drawPlacementColumns(
  language: Language,
  { foreign, partial, ...options }: Options,
): DataColumn<PlacementRow>[] {
  const { part, answer } = options;
  const columns = placementColumns(language, options);
  /** A cell of the row below the total. */
  const below = (id: PlacementColumn['id']) => {
    const column = columns.find((one) => one.id === id);
    return foreign && column && writeCell(column, foreign.row);
  };
  const toFigure = (metric: PlacedMetric): Drawn<PlacementRow> => ({
    width: 116,
    // The header of the page says which days may change.
    cell: (_, { text }) => <MarkedText mark={null}>{text}</MarkedText>,
    footer: part ? (
      <Lines
        total={formatFigure(language.format, part.figures, metric, part.currency)}
        foreign={below(metric)}
      />
    ) : null,
  });
  const drawn = drawColumns(columns, [], {
    ...Object.fromEntries(placedMetrics.map((metric) => [metric, toFigure(metric)])),
    name: {
      width: 230,
      cell: ({ key }, { text }) => (
        <span className={key === null ? 'truncate text-muted' : rowName}>{text}</span>
      ),
      footer: (
        <Lines
          total={<TotalName partial={partial} />}
          foreign={
            foreign && (
              <NearLink href={foreign.href} className="reach hover:underline">
                {below('name')}
              </NearLink>
            )
          }
        />
      ),
    },
    product: { width: 150, cell: (_, { text }) => <span className="truncate text-muted">{text}</span> },
    week: {
      width: 144,
      cell: (_, { delta }) =>
        delta ? (
          <DeltaMark delta={delta} against={describeWeeks(language, answer)} />
        ) : (
          <span className="text-muted">–</span>
        ),
    },
    share: {
      width: 136,
      cell: (row, { text }) => <ShareBar share={shareOf(row, part)} text={text} />,
      footer: foreign ? <Lines total={null} foreign={below('share')} /> : null,
    },
  });
  // The page sorts by the metric that ranks.
  return drawn.map((column) => ({ ...column, sortable: false }));
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

function ShareBar({ share, text }: { share: number | null; text: string }) {
  return (
    <span className="flex w-full items-center gap-2 text-muted">
      <span aria-hidden="true" className="h-1.5 flex-1 rounded-full bg-fill">
        <span
          className="drawn block h-full rounded-full bg-chart-1"
          style={{ width: `${Math.min(1, Math.max(0, share ?? 0)) * 100}%` }}
        />
      </span>
      <span className="w-12 text-right">{text}</span>
    </span>
  );
}
