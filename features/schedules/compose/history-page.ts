import type { TextColumn } from '@/components/table/column';
import { readSort } from '@/components/table/table-view';
import { historySearch, toHistoryInput, toLinksInput } from '@/features/links/client/links';
import { groupBySubid } from '@/features/links/group-by-subid';
import { historyQuerySchema, linksQuerySchema } from '@/features/links/history-query';
import type { HistoryLink, LinkClicks, SubidGroup } from '@/features/links/history-shape';
import { whereLinks } from '@/features/links/list-links';
import { clickRange, openClicks } from '@/features/links/read-clicks';
import { readHistory } from '@/features/links/read-history';
import { scopeOf } from '@/features/links/scope';
import { countLinks } from '@/features/links/walk-links';
import type { ReportTable } from '@/features/schedules/report-shape';
import { readSearch } from '@/lib/base/address/search';
import { isReportedMarketplace } from '@/lib/contract/marketplaces';
import { refreshGroups } from '@/lib/data/groups/refresh-groups';
import type { Language } from '@/lib/language/language';
import { buildTable, mostRows } from './build-table';
import { findOpenDays } from './describe-receipt';
import { type Asked, type PageKind, readRequest } from './page-kind';

type Clicks = Awaited<ReturnType<typeof openClicks>>;

/** Links created here, with clicks of the last year: all of the workspace, or a creator's own. */
export const historyPage: PageKind = {
  ...{ list: 'links', brandFilter: null },
  dataset: () => 'clicks',
  read: async (asked) => {
    const { workspace, language, search, today } = asked;
    const { view, ...filters } = readSearch(historySearch, search);
    const clicks = await openClicks(workspace);
    const isGrouped = view === 'subids';
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
  const clicks = await readClicks(links.map(({ linkId }) => linkId));
  const count = await countLinks(db, whereLinks(db, scopeOf(member), query, member.userId));
  const columns = linkColumns(language, clicks, member.role === 'creator');
  return buildTable(columns, links, { search, sorted: true, count });
}

/** Without click reports, no click is known. */
export function linkColumns(
  { t, format }: Language,
  clicks: ReadonlyMap<string, LinkClicks> | undefined,
  ownOnly: boolean,
): TextColumn<HistoryLink>[] {
  const countOf = ({ linkId, marketplace }: HistoryLink) =>
    clicks && isReportedMarketplace(marketplace) ? (clicks.get(linkId)?.clicks ?? 0) : null;
  const lastOf = ({ linkId }: HistoryLink) => clicks?.get(linkId)?.lastDay ?? null;
  const columns: TextColumn<HistoryLink>[] = [
    { id: 'product', header: t('links.product'), value: ({ title, productId }) => title ?? productId },
    { id: 'subid1', header: t('links.subid1'), value: ({ subid1 }) => subid1 },
    { id: 'subid2', header: t('links.subid2'), value: ({ subid2 }) => subid2 },
    {
      ...{ id: 'clicks', header: t('metrics.clicks.label'), align: 'end', value: countOf },
      text: (link) => {
        if (!isReportedMarketplace(link.marketplace)) return t('history.clicks.notReported');
        const count = countOf(link);
        return count === null ? '–' : format.count(count);
      },
    },
    {
      ...{ id: 'last', header: t('history.columns.lastClick'), align: 'end', value: lastOf },
      text: (link) => {
        const day = lastOf(link);
        return day ? format.day(day) : '–';
      },
    },
    {
      ...{ id: 'created', header: t('history.columns.made'), align: 'end' },
      value: ({ createdAt }) => createdAt,
      text: ({ createdAt }) => format.day(createdAt.slice(0, 10)),
    },
    { id: 'by', header: t('history.columns.by'), value: ({ by }) => by },
    { id: 'batch', header: t('history.columns.batch'), value: ({ batch }) => batch?.name },
    {
      ...{ id: 'groups', optional: true, header: t('groups.title') },
      value: ({ groups }) => groups.map(({ name }) => name).join(', '),
    },
    { id: 'sharedid', header: t('links.sharedid'), value: ({ sharedid }) => sharedid },
    { id: 'url', header: t('links.link'), value: ({ url }) => url },
  ];
  return columns.filter(({ id }) => !ownOnly || (id !== 'by' && id !== 'groups'));
}

async function readSubids(asked: Asked, { readClicks }: Clicks): Promise<ReportTable> {
  const { workspace, language, search } = asked;
  const { id, db, store, member } = workspace;
  const query = readRequest(linksQuerySchema, toLinksInput(readSearch(historySearch, search)));
  await refreshGroups(db, store, id);
  const groups = await groupBySubid(db, scopeOf(member), query, member.userId, readClicks);
  return buildTable(subidColumns(language), groups, { search });
}

export function subidColumns({ t, format }: Language): TextColumn<SubidGroup>[] {
  const eachOf = ({ clicks, links, unreported }: SubidGroup) =>
    clicks === null || unreported === links ? null : clicks / (links - unreported);
  const count = (id: 'links' | 'products' | 'unreported', header: string): TextColumn<SubidGroup> => ({
    ...{ id, header, align: 'end', value: (group) => group[id] },
    text: (group) => format.count(group[id]),
  });
  const day = (id: string, header: string, read: (group: SubidGroup) => string | null) =>
    ({
      ...{ id, header, align: 'end', value: read },
      text: (group) => {
        const at = read(group);
        return at ? format.day(at.slice(0, 10)) : '–';
      },
    }) satisfies TextColumn<SubidGroup>;
  return [
    {
      ...{ id: 'subid1', header: t('links.subid1'), value: ({ subid1 }) => subid1 },
      text: ({ subid1 }) => subid1 ?? t('history.filters.withoutSubid'),
    },
    count('links', t('history.links')),
    count('products', t('history.subids.products')),
    {
      ...{ id: 'clicks', header: t('metrics.clicks.label'), align: 'end', value: ({ clicks }) => clicks },
      text: ({ clicks, unreported, links }) => {
        if (unreported === links) return t('history.clicks.notReported');
        return clicks === null ? '–' : format.count(clicks);
      },
    },
    count('unreported', t('history.subids.unreported')),
    {
      ...{ id: 'each', header: t('history.subids.each'), align: 'end', value: eachOf },
      text: (group) => {
        const each = eachOf(group);
        return each === null ? '–' : format.tenths(each);
      },
    },
    day('last', t('history.columns.lastClick'), ({ lastDay }) => lastDay),
    day('made', t('history.subids.lastMade'), ({ lastMade }) => lastMade),
  ];
}
