import { Failure } from '@/lib/base/failure';

/** Rows per page. */
export const perPage = 5_000;

/**
 * Without `total`, the first page has every row. `longest`: the last offset, if rows of several lists are read in
 * parallel; defaults to `total`.
 */
type Page = { rows: readonly unknown[]; total?: number | null; longest?: number };

/** All rows of a list, `size` at a time, and their number. `first` is the page at offset 0. */
export async function walkPages<Answer extends Page>(
  readPage: (offset: number) => Promise<Answer>,
  size = perPage,
): Promise<{ first: Answer; total: number; pages: AsyncGenerator<Answer['rows']> }> {
  const first = await readPage(0);
  const total = first.total ?? first.rows.length;
  const longest = first.longest ?? first.total ?? 0;
  async function* pages() {
    let read = first.rows.length;
    yield first.rows;
    for (let offset = size; offset < longest; offset += size) {
      const { rows } = await readPage(offset);
      read += rows.length;
      yield rows;
    }
    if (read !== total) throw new Failure('conflict', 'The list changed during the export.');
  }
  return { first, total, pages: pages() };
}

/** Rows that are available at once, as one page. */
export function onePage<Row>(rows: readonly Row[]): { total: number; pages: AsyncGenerator<readonly Row[]> } {
  async function* pages() {
    yield rows;
  }
  return { total: rows.length, pages: pages() };
}
