import type { ReactNode } from 'react';

/** The value that a cell is sorted, searched and copied by. Null and undefined sort last. */
export type CellValue = string | number | boolean | null | undefined;

export type DataColumn<Row> = {
  id: string;
  /** Shown in the header and in the column menu. */
  header: string;
  /** Whether every figure of the column may still change. The header says so once. */
  open?: boolean;
  /** What the column counts, shown as the header's title. */
  description?: string;
  value: (row: Row) => CellValue;
  /** Defaults to the value as text. */
  cell?: (row: Row) => ReactNode;
  /** Numbers align to the end. */
  align?: 'start' | 'end';
  /** Initial width in pixels. */
  width?: number;
  /** Whether a table that sorts its own rows can sort by this column. Defaults to true. */
  sortable?: boolean;
  /** The first column names the row and cannot be hidden. */
  hideable?: boolean;
  /** Hidden by default. */
  optional?: boolean;
  /** Ids of the corresponding columns of an export. Defaults to the column's own id. */
  file?: readonly string[];
  /** Totals, one line per currency. */
  footer?: ReactNode;
};

const defaultWidth = 132;
export const narrowest = 64;
export const widest = 720;

/** Ids of the columns that are hidden by default. */
export const listOptional = <Row>(columns: readonly DataColumn<Row>[]): string[] =>
  columns.flatMap(({ id, optional }) => (optional ? [id] : []));

/**
 * The heading's padding and menu, and the approximate width of a character, in pixels. Japanese characters are twice as
 * wide.
 */
const headingRoom = 46;
const characterWidth = 6.2;
const wideCharacterWidth = 12;

/** The initial column width in pixels. At least as wide as its heading in the current language. */
export function widthOf<Row>({ header, width = defaultWidth }: DataColumn<Row>): number {
  const characters = [...header].map((text) => (text >= '\u2e80' ? wideCharacterWidth : characterWidth));
  const room = characters.reduce((sum, each) => sum + each, headingRoom);
  return Math.max(width, Math.round(room));
}
