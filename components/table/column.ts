import type { ReactNode } from 'react';

/** What sorting, searching and copying see of a cell. Null and undefined sort last. */
export type CellValue = string | number | boolean | null | undefined;

export type DataColumn<Row> = {
  id: string;
  /** Short, as shown; also the name in the column menu. */
  header: string;
  /** Every figure of the column may change: said once, in the header. */
  open?: boolean;
  /** What exactly is counted, shown on the header. */
  description?: string;
  value: (row: Row) => CellValue;
  /** Without it the value itself is shown. */
  cell?: (row: Row) => ReactNode;
  /** Numbers go to the end. */
  align?: 'start' | 'end';
  /** In pixels, before anyone resizes. */
  width?: number;
  sortable?: boolean;
  /** The first column names the row and cannot be hidden. */
  hideable?: boolean;
  /** Not among the columns shown by default. */
  optional?: boolean;
  /** Sums, one line a currency. */
  footer?: ReactNode;
};

export const defaultWidth = 132;
export const narrowest = 64;
export const widest = 720;

/** The columns that are hidden until somebody shows them. */
export const listOptional = <Row>(columns: readonly DataColumn<Row>[]): string[] =>
  columns.flatMap(({ id, optional }) => (optional ? [id] : []));
