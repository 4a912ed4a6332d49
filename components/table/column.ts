import type { ReactNode } from 'react';
import type { Delta } from '@/lib/language/format';

/** The value that a cell is sorted, searched and copied by. Null and undefined sort last. */
export type CellValue = string | number | boolean | null | undefined;

/** A column as text: what a table shows, a scheduled report sends, and a drawer lists. */
export type TextColumn<Row, Id extends string = string> = {
  id: Id;
  /** Shown in the header and in the column menu. */
  header: string;
  /** What the column counts, shown as the header's title. */
  description?: string;
  value: (row: Row) => CellValue;
  /** What a reader sees. Defaults to the value as text. */
  text?: (row: Row) => string;
  /** The change from what figures are compared with. */
  delta?: (row: Row) => Delta | null;
  /** Numbers align to the end. */
  align?: 'start' | 'end';
  /** The first column names the row and cannot be hidden. */
  hideable?: boolean;
  /** Hidden by default. */
  optional?: boolean;
  /** Ids of the corresponding columns of an export. Defaults to the column's own id. */
  file?: readonly string[];
};

/** A column of a table on a page. */
export type DataColumn<Row> = TextColumn<Row> & {
  /** Whether every figure of the column may still change. The header says so once. */
  open?: boolean;
  /** Defaults to the text. */
  cell?: (row: Row) => ReactNode;
  /** Initial width in pixels. */
  width?: number;
  /** Whether a table that sorts its own rows can sort by this column. Defaults to true. */
  sortable?: boolean;
  /** Totals, one line per currency. */
  footer?: ReactNode;
};

/** What a reader sees of a column in a row; a dash for a missing value. */
export function writeCell<Row>({ text, value }: TextColumn<Row>, row: Row): string {
  if (text) return text(row);
  const plain = value(row);
  return plain === null || plain === undefined || plain === '' ? '–' : String(plain);
}

const defaultWidth = 132;
export const narrowest = 64;
export const widest = 720;

/** Ids of the columns that are hidden by default. */
export const listOptional = <Row>(columns: readonly TextColumn<Row>[]): string[] =>
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
