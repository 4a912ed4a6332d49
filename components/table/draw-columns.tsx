import type { CurrencyFigures } from '@/lib/data/lists/performance-shape';
import type { DataColumn } from './column';
import { FigureCell } from './figure-cell';
import type { Figure, ListColumn } from './figure-columns';
import { FigureFooter } from './figure-footer';

/** What only the table on a page has: widths, footers, and cells that are more than their text. */
type Drawn<Row> = Pick<DataColumn<Row>, 'cell' | 'footer' | 'open' | 'width'>;

/** The columns of a list as its table draws them. */
export const drawColumns = <Row, Id extends string>(
  columns: readonly ListColumn<Row, Id>[],
  totals: readonly CurrencyFigures[],
  drawn?: Readonly<Partial<Record<Id, Drawn<Row>>>>,
): DataColumn<Row>[] =>
  columns.map(({ figure, ...column }) => ({
    ...column,
    ...(figure && drawFigure(figure, totals)),
    ...drawn?.[column.id],
  }));

/** Figures with marks on those that may change, and the totals below. */
const drawFigure = <Row,>(
  { metric, pick, figuresOf, reportedOf }: Figure<Row>,
  totals: readonly CurrencyFigures[],
): Drawn<Row> => ({
  width: 116,
  cell: (row) => <FigureCell figures={pick(figuresOf(row))} metric={metric} reported={reportedOf(row)} />,
  footer: <FigureFooter totals={pick(totals)} metric={metric} />,
});
