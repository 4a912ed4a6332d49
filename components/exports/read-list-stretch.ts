import type { PerformanceReceipt } from '@/lib/catalog/performance-shape';
import { fetchJson } from '@/lib/query/fetch-json';
import type { Stretch } from './collect-rows';

const perRequest = 1_000;

type Answer<Row> = {
  rows: readonly Row[];
  total: number | null;
  list: { asOf: string; complete: boolean; cut: boolean };
  performance: PerformanceReceipt;
};

/** Reads a list that the server sorts, a stretch at a time. `toPath` gives the path of a stretch. */
export function readListStretch<Row>(toPath: (stretch: { offset: number; limit: number }) => string) {
  return async (offset: number, signal: AbortSignal): Promise<Stretch<Row>> => {
    const path = toPath({ offset, limit: perRequest });
    const { rows, total, list, performance } = await fetchJson<Answer<Row>>(path, { signal });
    // Another text where the list was read again, or the rows that its figures and its order are made of are others.
    const revision = `${list.asOf} ${performance.receipt.revision}`;
    return { rows, total, revision, complete: list.complete || list.cut };
  };
}
