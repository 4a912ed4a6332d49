import { checkLinks } from '@/features/link-health/check-links';
import { captionOfHealth } from '@/features/link-health/health-caption';
import { healthFilters } from '@/features/link-health/health-filters';
import { type HealthQuery, healthQuerySchema } from '@/features/link-health/health-query';
import type { BrokenLink, BrokenProduct } from '@/features/link-health/health-shape';
import { notReported } from '@/features/links/history-shape';
import { isReportedMarketplace } from '@/lib/contract/marketplaces';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import type { ProductState } from '@/lib/data/read/lists/read-unavailable-since';
import { nowOf } from '@/lib/data/store/workspace';
import { toDay } from '@/lib/data/terms/days';
import { defineList } from '@/lib/pages/export-list';
import { listFilters } from '@/lib/pages/list-filters';
import { readComplete } from '@/lib/pages/read-lists';
import { onePage } from '@/lib/pages/walk-pages';
import { type Column, column } from '@/lib/server/files/column';

/** A link, and the product that it leads to. */
type Line = { broken: BrokenProduct; link: BrokenLink };

const stateWords: Record<ProductState, string> = { out: 'out of stock', inactive: 'inactive', gone: 'gone' };

const countClicks = ({ broken, link }: Line): number | string | null =>
  link.clicks ?? (isReportedMarketplace(broken.product.marketplace) ? null : notReported);

const columns: Column<Line>[] = [
  column.text('productId', 'Product id', ({ broken }) => broken.product.id),
  column.text('title', 'Title', ({ broken }) => broken.product.name),
  column.text('marketplace', 'Marketplace', ({ broken }) => broken.product.marketplace),
  column.text('groups', 'Groups', ({ broken }) => broken.groups.map(({ name }) => name).join('; ')),
  column.text('state', 'State', ({ broken }) => stateWords[broken.state]),
  column.day('since', 'Since (UTC)', ({ broken }) => broken.since),
  column.text('link', 'Link id', ({ link }) => link.linkId),
  column.text('subid1', 'Subid 1', ({ link }) => link.subid1),
  column.text('subid2', 'Subid 2', ({ link }) => link.subid2),
  column.text('url', 'URL', ({ link }) => link.url),
  column.instant('createdAt', 'Created (UTC)', ({ link }) => link.createdAt),
  column.day('countedFrom', 'Clicks counted from (UTC)', ({ broken }) => broken.range.from),
  column.count('clicks', 'Clicks', countClicks),
  // The counted days end today.
  column.flag('mayChange', 'May still change', (line) =>
    typeof countClicks(line) === 'number' ? true : null,
  ),
  column.text('replacements', 'May be replaced by', ({ broken }) =>
    broken.replacements.map(({ id }) => id).join('; '),
  ),
];

/** Links to products that cannot be bought: every one that the member may see, those of the most clicked products first. */
export const exportLinkHealth = defineList({
  allow: 'links',
  scope: 'links:read',
  query: healthQuerySchema,
  columns: () => columns,
  filters: (query: HealthQuery) => listFilters(healthFilters, query),
  toLines: (line: Line) => [line],
  prepare: (context) => readComplete(context, listSources.products),
  open: async (context, query) => {
    const every = { products: Number.POSITIVE_INFINITY, links: Number.POSITIVE_INFINITY };
    const answer = await checkLinks(context, query, every);
    const lines = answer.products.flatMap((broken) => broken.links.map((link): Line => ({ broken, link })));
    return { ...onePage(lines), caption: captionOfHealth(context.language, answer, toDay(nowOf(context))) };
  },
});
