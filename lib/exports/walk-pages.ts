import { Failure } from '@/lib/failure';

/** Rows read at a time. */
export const perPage = 5_000;

type Page = { rows: readonly unknown[]; total: number | null };

/** Every row of a list, page by page, and how many there are. `first` is the page at offset 0. */
export async function walkPages<Answer extends Page>(
  readPage: (offset: number) => Promise<Answer>,
): Promise<{ first: Answer; total: number; pages: AsyncGenerator<Answer['rows']> }> {
  const first = await readPage(0);
  const total = first.total ?? first.rows.length;
  async function* pages() {
    let read = 0;
    for (let page = first; ; page = await readPage(read)) {
      yield page.rows;
      read += page.rows.length;
      if (read >= total) return;
      if (page.rows.length === 0) throw new Failure('conflict', 'The list changed during the export.');
    }
  }
  return { first, total, pages: pages() };
}

/** Rows that are there all at once, as one page. */
export function onePage<Row>(rows: readonly Row[]): { total: number; pages: AsyncGenerator<readonly Row[]> } {
  async function* pages() {
    yield rows;
  }
  return { total: rows.length, pages: pages() };
}
