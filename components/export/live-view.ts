import { readSearch } from '@/lib/base/address/search';
import { rangeSearch } from '@/lib/client/range-search';
import { writeQuery } from '@/lib/contract/query-string';
import type { RelativeName } from '@/lib/data/terms/ranges/relative-range';
import { nameRange } from '@/lib/data/terms/ranges/settle-range';

type Input = Parameters<typeof writeQuery>[0];

/** What a live address shows: parameters as a query string, and their days by name if the page's range is relative. */
export type LiveView = {
  search: string;
  range: RelativeName | null;
  /** Fixed days; null if there are none, or if they are relative. */
  days: { from: string; to: string } | null;
};

/** The live view of a page's request. `address`: the page's query string, which tells relative ranges from fixed ones. */
export function readLiveView({ from, to, ...others }: Input, address: string): LiveView {
  if (typeof from !== 'string' || typeof to !== 'string')
    return { search: writeQuery(others).toString(), range: null, days: null };
  const range = nameRange(readSearch(rangeSearch, new URLSearchParams(address)));
  if (range) return { search: writeQuery(others).toString(), range, days: null };
  return { search: writeQuery({ from, to, ...others }).toString(), range, days: { from, to } };
}
