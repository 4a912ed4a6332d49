import type { FileFilters } from '@/lib/format/file-filters';
import { historyFilters, withoutSubid } from '@/lib/links/history-filters';
import type { LinksQuery } from '@/lib/links/history-query';
import { listFilters } from './list-filters';

/** The filters of a file of links. Archived links are excluded by default, so a file always says which it has. */
export const linkFilters = ({ archived, subid, ...query }: LinksQuery): FileFilters => ({
  archived: [archived],
  ...listFilters(historyFilters, { ...query, subid: subid === withoutSubid ? 'none' : subid }),
});
