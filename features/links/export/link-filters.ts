import { historyFilters, withoutSubid } from '@/features/links/history-filters';
import type { LinksQuery } from '@/features/links/history-query';
import type { FileFilters } from '@/lib/language/format/file-filters';
import { listFilters } from '@/lib/pages/list-filters';

/** The filters of a file of links. Archived links are excluded by default, so a file always says which it has. */
export const linkFilters = ({ archived, subid, ...query }: LinksQuery): FileFilters => ({
  archived: [archived],
  ...listFilters(historyFilters, { ...query, subid: subid === withoutSubid ? 'none' : subid }),
});
