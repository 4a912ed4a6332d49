import type { GridColumn } from './arrange-columns';

/** What a phone shows of a row: its name, and the figure that it is sorted by, else the first figure. */
export function pickTwoColumns<Row>(
  columns: readonly GridColumn<Row>[],
  sorted: string | undefined,
): readonly GridColumn<Row>[] {
  const [name, ...others] = columns;
  const figure =
    others.find(({ column }) => column.id === sorted) ??
    others.find(({ column }) => column.align === 'end') ??
    others[0];
  return name && figure ? [{ ...name, grows: true }, figure] : columns;
}
