import type { FileFilters } from '@/lib/format/file-filters';
import type { HistoryFilters } from './history-query';
import { withoutSubid } from './history-subid';

/** The filters of a history for its files. Archived links are excluded unless requested. */
export function historyFileFilters(filters: HistoryFilters): FileFilters {
  const { q, subid, product, marketplace, batch, archived, mine } = filters;
  return Object.fromEntries(
    Object.entries({
      search: q,
      subid1: subid === withoutSubid ? 'none' : subid,
      product,
      marketplace,
      batch,
      archived: archived === 'all' ? undefined : archived,
      mine: mine === 'yes' ? mine : undefined,
    }).flatMap(([name, value]) => (value ? [[name, [value]]] : [])),
  );
}
