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

/** A page is loaded when fewer rows than this are between it and the visible ones. */
const nearRows = 40;

type WindowedPages<Row, Answer> = {
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
 * Keeps the pages of a long list that are visible or near. `optionsOf` returns the query of the page at an offset. The
 * first page is always kept.
 */
export function useWindowedPages<Answer extends Page<unknown>, Key extends QueryKey>(
  optionsOf: (offset: number) => PageOptions<Answer, Key>,
  pageSize: number,
): WindowedPages<Answer['rows'][number], Answer> {
  const [seen, setSeen] = useState({ first: 0, top: 0, last: 0 });
  const beginning = optionsOf(0);
  const head = useQuery({ ...beginning, placeholderData: keepPreviousData });
  const total = head.data?.total ?? null;
  const lastPage = Math.max(0, Math.ceil((total ?? 0) / pageSize) - 1);
  const first = Math.min(seen.first, lastPage);
  const last = Math.min(seen.last, lastPage);
  const pages = Array.from({ length: last - first + 1 }, (_, at) => first + at).filter((page) => page > 0);
  const others = useQueries({
    queries: pages.map((page) => {
      const options = optionsOf(page * pageSize);
      const meta = { path: '', ...options.meta, isPart: true };
      return { ...options, meta, gcTime: cachedForMs, enabled: !head.isPlaceholderData };
    }),
  });
  const pageAt = (page: number): Answer | undefined =>
    page === 0 ? head.data : others[pages.indexOf(page)]?.data;

  // Starts at the topmost visible page, so that the returned rows have no gaps.
  let from = Math.min(seen.top, last);
  while (from > first && pageAt(from - 1)) from -= 1;
  const rows: Answer['rows'][number][] = [];
  for (let page = from; page <= last; page++) {
    const answer = pageAt(page);
    if (!answer) break;
    rows.push(...answer.rows);
  }
  const onVisible = useCallback(
    (start: number, end: number) => {
      const pageOf = (row: number) => Math.floor(Math.max(0, row) / pageSize);
      const next = { first: pageOf(start - nearRows), top: pageOf(start), last: pageOf(end + nearRows) };
      const same = (now: typeof next) =>
        now.first === next.first && now.top === next.top && now.last === next.last;
      setSeen((now) => (same(now) ? now : next));
    },
    [pageSize],
  );
  const offset = pageAt(from) ? from * pageSize : 0;
  const listKey = JSON.stringify(beginning.queryKey);
  return { head, rows, span: total === null ? undefined : { total, offset, onVisible, listKey } };
}
