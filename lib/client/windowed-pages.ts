import {
  keepPreviousData,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQueries,
  useQuery,
} from '@tanstack/react-query';
import { useCallback, useState } from 'react';

type Page<Row> = { rows: Row[]; total: number | null };
type PageOptions<Answer, Key extends QueryKey> = UseQueryOptions<Answer, Error, Answer, Key>;

/** Pages that are not visible are dropped, so that memory does not grow with scrolling. */
const cachedForMs = 20_000;

export type WindowedPages<Row, Answer> = {
  /** The first page: its data about the complete list, and its loading state. */
  head: UseQueryResult<Answer>;
  /** Contiguous rows around the visible ones. */
  rows: Row[];
  /** Their position in the list; undefined until its length is known. */
  span: Span | undefined;
};

type Span = {
  total: number;
  offset: number;
  onVisible: (from: number, to: number) => void;
  /** Scrolls to the top when it changes. */
  listKey: string;
};

/**
 * Keeps the visible pages of a long list, and the ones before and after. `optionsOf` returns the query of the page at
 * an offset. The first page is always kept.
 */
export function useWindowedPages<Answer extends Page<unknown>, Key extends QueryKey>(
  optionsOf: (offset: number) => PageOptions<Answer, Key>,
  pageSize: number,
): WindowedPages<Answer['rows'][number], Answer> {
  const [seen, setSeen] = useState({ first: 0, last: 0 });
  const beginning = optionsOf(0);
  const head = useQuery({ ...beginning, placeholderData: keepPreviousData });
  const total = head.data?.total ?? null;
  const lastPage = Math.max(0, Math.ceil((total ?? 0) / pageSize) - 1);
  const first = Math.min(Math.max(0, seen.first - 1), lastPage);
  const last = Math.min(seen.last + 1, lastPage);
  const pages = Array.from({ length: last - first + 1 }, (_, at) => first + at).filter((page) => page > 0);
  const others = useQueries({
    queries: pages.map((page) => ({
      ...optionsOf(page * pageSize),
      gcTime: cachedForMs,
      enabled: !head.isPlaceholderData,
    })),
  });
  const pageAt = (page: number): Answer | undefined =>
    page === 0 ? head.data : others[pages.indexOf(page)]?.data;

  // Starts at the visible page, so that the returned rows have no gaps.
  const middle = Math.min(Math.max(seen.first, first), last);
  let from = middle;
  while (from > first && pageAt(from - 1)) from -= 1;
  const rows: Answer['rows'][number][] = [];
  for (let page = from; page <= last; page++) {
    const answer = pageAt(page);
    if (!answer) break;
    rows.push(...answer.rows);
  }
  const onVisible = useCallback(
    (start: number, end: number) => {
      const next = {
        first: Math.floor(start / pageSize),
        last: Math.floor(Math.max(start, end - 1) / pageSize),
      };
      setSeen((now) => (now.first === next.first && now.last === next.last ? now : next));
    },
    [pageSize],
  );
  const offset = pageAt(from) ? from * pageSize : 0;
  const listKey = JSON.stringify(beginning.queryKey);
  return { head, rows, span: total === null ? undefined : { total, offset, onVisible, listKey } };
}
