import { readSort } from '@/components/table/table-view';
import { shownGroups } from '@/features/links/add-groups';
import { historySearch, toHistoryInput, toLinksInput } from '@/features/links/client/links';
import { groupBySubid } from '@/features/links/group-by-subid';
import { historyQuerySchema, linksQuerySchema } from '@/features/links/history-query';
import type { LinkClicks } from '@/features/links/history-shape';
import { clicksOfLink, linkColumns, subidColumns } from '@/features/links/link-columns';
import { whereLinks } from '@/features/links/list-links';
import { clickRange, openClicks } from '@/features/links/read-clicks';
import { readHistory } from '@/features/links/read-history';
import { scopeOf } from '@/features/links/scope';
import { countLinks } from '@/features/links/walk-links';
import type { ReportTable } from '@/features/schedules/report-shape';
import { readSearch } from '@/lib/base/address/search';
import { freshen } from '@/lib/data/links/freshen';
import { findOpenDays } from '@/lib/data/reporting/open-days';
import { buildTable, mostRows } from './build-table';
import { type Asked, type PageKind, readRequest } from './page-kind';

type Clicks = Awaited<ReturnType<typeof openClicks>>;

/** Links created here, with clicks of the last year: all of the workspace, or a creator's own. */
export const historyPage: PageKind = {
  ...{ list: 'links', brandFilter: null },
  dataset: () => 'clicks',
  read: async (asked) => {
    const { workspace, language, search, today } = asked;
    const { view, ...filters } = readSearch(historySearch, search);
    const isGrouped = view === 'subids';
    const shown = isGrouped ? [] : shownGroups(workspace.member);
    const clicks = await openClicks(
      await freshen(workspace, { product_groups: filters.groups }, { groups: shown }),
    );
    return {
      title: language.t('pages.history'),
      ...{ range: null, totals: [], chart: null },
      table: await (isGrouped ? readSubids(asked, clicks) : readLinks(asked, clicks)),
      basis: clicks.basis,
      open: findOpenDays(clickRange(workspace), today),
      file: { list: isGrouped ? 'links-by-subid' : 'links', input: toLinksInput(filters) },
    };
  },
};

async function readLinks(asked: Asked, { readClicks }: Clicks): Promise<ReportTable> {
  const { workspace, language, search } = asked;
  const { db, member } = workspace;
  const sort = search.get('sort');
  const input = toHistoryInput(readSearch(historySearch, search), sort === null ? null : readSort(sort));
  const query = readRequest(historyQuerySchema, input);
  const page = await readHistory(workspace, query);
  const links = page.links.slice(0, mostRows);
  const stored = await readClicks(links.map(({ linkId }) => linkId));
  const clicks = new Map<string, LinkClicks>();
  for (const link of stored ? links : []) {
    const own = clicksOfLink(link, (id) => stored?.get(id));
    if (own) clicks.set(link.linkId, own);
  }
  const count = await countLinks(db, whereLinks(db, scopeOf(member), query, member.userId));
  const columns = linkColumns(language, clicks, member.role === 'creator');
  return buildTable(columns, links, { search, sorted: true, count });
}

async function readSubids(asked: Asked, { readClicks }: Clicks): Promise<ReportTable> {
  const { workspace, language, search } = asked;
  const { db, member } = workspace;
  const query = readRequest(linksQuerySchema, toLinksInput(readSearch(historySearch, search)));
  const groups = await groupBySubid(db, scopeOf(member), query, member.userId, readClicks);
  return buildTable(subidColumns(language), groups, { search });
}
