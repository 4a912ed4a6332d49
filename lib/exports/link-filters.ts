import type { FileFilters } from '@/lib/format/file-filters';
import { historyFilters, withoutSubid } from '@/lib/links/history-filters';
import type { LinksQuery } from '@/lib/links/history-query';
import { listFilters } from './list-filters';

/** The filters of a file of links. */
export const linkFilters = (query: LinksQuery): FileFilters =>
  listFilters(historyFilters, { ...query, subid: query.subid === withoutSubid ? 'none' : query.subid });
