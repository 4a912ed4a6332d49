import { readSort } from '@/components/table/table-view';
import { writeTable } from '@/components/table/write-table';
import { readSearch } from '@/lib/base/address/search';
import { freshen } from '@/lib/data/read/links/freshen';
import type { Workspace } from '@/lib/data/store/workspace';
import { fixDays, readRequest } from '@/lib/pages/address';
import { makeCaption } from '@/lib/pages/make-caption';
import type { Address, Page, PageTable } from '@/lib/pages/page';
import { shownGroups } from './add-groups';
import { historySearch, toHistoryInput, toLinksInput } from './client/links';
import { linkFilters } from './export/link-filters';
import { groupBySubid } from './group-by-subid';
import { historyQuerySchema, linksQuerySchema } from './history-query';
import type { LinkClicks } from './history-shape';
import { clicksOfLink, linkColumns, subidColumns } from './link-columns';
import { whereLinks } from './list-links';
import { openClicks } from './read-clicks';
import { readLinkHistory } from './read-history';
import { scopeOf } from './scope';
import { readUnknownFilters } from './unknown-filters';
import { countLinks } from './walk-links';

type Clicks = Awaited<ReturnType<typeof openClicks>>;

/** Links of a table. Files have all of them. */
const firstLinks = 20;

const settle = ({ search }: Address) => readSearch(historySearch, search);
const readLinksQuery = (address: Address) => readRequest(linksQuerySchema, toLinksInput(settle(address)));

/** Links created here, with clicks of the last year: all of the workspace, or a creator's own. */
export const historyPage: Page = {
  allow: 'links',
  parameters: historySearch,
  filters: (address) => linkFilters(readLinksQuery(address)),
  read: async (workspace, address) => {
    const { view, ...filters } = settle(address);
    const isGrouped = view === 'subids';
    const shown = isGrouped ? [] : shownGroups(workspace.member);
    const clicks = await openClicks({
      ...(await freshen(workspace, { product_groups: filters.groups }, { groups: shown })),
      unknownValues: await readUnknownFilters(workspace, readLinksQuery(address)),
    });
    return {
      caption: await makeCaption(workspace, address, linkFilters(readLinksQuery(address)), {
        ...clicks.caption,
        page: workspace.language.t('pages.history'),
        currency: null,
      }),
      totals: [],
      chart: null,
      table: await (isGrouped ? readSubids : readLinks)(workspace, address, clicks),
      search: fixDays(address.search, null),
      file: { list: isGrouped ? 'links-by-subid' : 'links', input: toLinksInput(filters) },
    };
  },
  brands: null,
};

async function readLinks(workspace: Workspace, address: Address, { readClicks }: Clicks): Promise<PageTable> {
  const { db, member, language } = workspace;
  const { search } = address;
  const sort = search.get('sort');
  const input = toHistoryInput(settle(address), sort === null ? null : readSort(sort));
  const query = readRequest(historyQuerySchema, input);
  const page = await readLinkHistory(workspace, query);
  const links = page.links.slice(0, firstLinks);
  const stored = await readClicks(links.map(({ linkId }) => linkId));
  const clicks = new Map<string, LinkClicks>();
  for (const link of stored ? links : []) {
    const own = clicksOfLink(link, (id) => stored?.get(id));
    if (own) clicks.set(link.linkId, own);
  }
  const count = await countLinks(db, whereLinks(db, scopeOf(member), query, member.userId));
  const columns = linkColumns(language, clicks, member.role === 'creator');
  return writeTable(columns, links, { title: language.t('pages.history'), search, sorted: true, count });
}

async function readSubids(
  workspace: Workspace,
  address: Address,
  { readClicks }: Clicks,
): Promise<PageTable> {
  const { db, member, language } = workspace;
  const query = readLinksQuery(address);
  const groups = await groupBySubid(db, scopeOf(member), query, member.userId, readClicks);
  return writeTable(subidColumns(language), groups, {
    title: language.t('pages.history'),
    search: address.search,
  });
}
