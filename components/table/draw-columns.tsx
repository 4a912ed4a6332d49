import type { ReactNode } from 'react';
import type { CurrencyFigures } from '@/lib/data/terms/lists/performance-shape';
import type { Delta } from '@/lib/language/format';
import { type CellValue, type DataColumn, type TextColumn, writeCell } from './column';
import { FigureCell } from './figure-cell';
import type { ColumnFigure, ListColumn } from './figure-columns';
import { FigureFooter } from './figure-footer';

/** What a column has in a row. */
type Written = { value: CellValue; text: string; delta: Delta | null };

/** What only the table on a page has: widths, footers, and cells that are more than their text. */
export type Drawn<Row> = Pick<DataColumn<Row>, 'footer' | 'open' | 'sortable' | 'width'> & {
  cell?: (row: Row, written: Written) => ReactNode;
};

/** The columns of a list as its table draws them. */
export const drawColumns = <Row, Id extends string>(
  columns: readonly ListColumn<Row, Id>[],
  totals: readonly CurrencyFigures[],
  drawn?: Readonly<Partial<Record<Id, Drawn<Row>>>>,
): DataColumn<Row>[] =>
  columns.map(({ figure, ...column }) => ({
    ...column,
    ...(figure && drawFigure(figure, totals)),
    ...drawColumn(column, drawn?.[column.id]),
  }));

function drawColumn<Row>(column: TextColumn<Row>, drawn: Drawn<Row> = {}): Partial<DataColumn<Row>> {
  const { cell, ...rest } = drawn;
  if (!cell) return rest;
  const write = (row: Row): Written => ({
    value: column.value(row),
    text: writeCell(column, row),
    delta: column.delta?.(row) ?? null,
  });
  return { ...rest, cell: (row) => cell(row, write(row)) };
}

/** Figures with marks on those that may change, and the totals below. */
const drawFigure = <Row,>(
  { metric, pick, figuresOf, reportedOf }: ColumnFigure<Row>,
  totals: readonly CurrencyFigures[],
): Partial<DataColumn<Row>> => ({
  width: 116,
  cell: (row) => <FigureCell figures={pick(figuresOf(row))} metric={metric} reported={reportedOf(row)} />,
  footer: <FigureFooter totals={pick(totals)} metric={metric} />,
});
