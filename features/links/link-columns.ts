import type { TextColumn } from '@/components/table/column';
import { isReportedMarketplace } from '@/lib/contract/marketplaces';
import type { Language } from '@/lib/language/language';
import type { HistoryLink, LinkClicks, SubidGroup } from './history-shape';

/** Clicks by link id. A link that is absent is unknown or not reported, which is not zero. */
export type KnownClicks = ReadonlyMap<string, LinkClicks>;

/** Counted up to today, so that clicks may still arrive. */
const unclicked: LinkClicks = { clicks: 0, lastDay: null, provisional: true };

type LinkKey = Pick<HistoryLink, 'linkId' | 'marketplace'>;

/** The clicks of a link when click reports are stored. Rows count for any marketplace; their absence only for a reported one. */
export const clicksOfLink = (
  { linkId, marketplace }: LinkKey,
  find: (linkId: string) => LinkClicks | undefined,
): LinkClicks | undefined => find(linkId) ?? (isReportedMarketplace(marketplace) ? unclicked : undefined);

/** The columns of the link history as text. A creator's own history names no colleagues. */
export function linkColumns(
  { t, format }: Language,
  clicks: KnownClicks,
  ownOnly: boolean,
): TextColumn<HistoryLink>[] {
  const lastOf = ({ linkId }: HistoryLink) => clicks.get(linkId)?.lastDay ?? null;
  const columns: TextColumn<HistoryLink>[] = [
    {
      id: 'product',
      file: ['product_id', 'title', 'marketplace'],
      header: t('links.product'),
      value: ({ title, productId }) => title ?? productId,
    },
    { id: 'subid1', header: t('links.subid1'), value: ({ subid1 }) => subid1 },
    { id: 'subid2', header: t('links.subid2'), value: ({ subid2 }) => subid2 },
    {
      id: 'clicks',
      file: ['clicks', 'may_still_change'],
      header: t('metrics.clicks.label'),
      description: t('history.columns.clicksHint'),
      align: 'end',
      value: ({ linkId }) => clicks.get(linkId)?.clicks,
      text: ({ linkId, marketplace }) =>
        writeClicks({ t, format }, clicks.get(linkId)?.clicks ?? null, isReportedMarketplace(marketplace)),
    },
    {
      id: 'last',
      file: ['last_click_day'],
      header: t('history.columns.lastClick'),
      description: t('history.columns.lastClickHint'),
      align: 'end',
      value: lastOf,
      text: (link) => writeDay({ format }, lastOf(link)),
    },
    {
      id: 'created',
      file: ['created_at'],
      header: t('history.columns.made'),
      align: 'end',
      value: ({ createdAt }) => createdAt,
      text: ({ createdAt }) => writeDay({ format }, createdAt),
    },
    { id: 'by', file: ['made_by'], header: t('history.columns.by'), value: ({ by }) => by },
    { id: 'batch', header: t('history.columns.batch'), value: ({ batch }) => batch?.name },
    {
      id: 'groups',
      optional: true,
      header: t('groups.title'),
      description: t('history.columns.groupsHint'),
      value: ({ groups }) => groups.map(({ name }) => name).join(', '),
    },
    { id: 'sharedid', header: t('links.sharedid'), value: ({ sharedid }) => sharedid },
    {
      id: 'url',
      file: ['link_id', 'url', 'mobile_url'],
      header: t('links.link'),
      value: ({ url }) => url,
    },
  ];
  return columns.filter(({ id }) => !ownOnly || (id !== 'by' && id !== 'groups'));
}

/** The columns of links by subid as text. */
export function subidColumns({ t, format }: Language): TextColumn<SubidGroup>[] {
  const eachOf = ({ clicks, links, unreported }: SubidGroup) =>
    clicks === null || unreported === links ? null : clicks / (links - unreported);
  const count = (id: 'links' | 'products' | 'unreported', header: string): TextColumn<SubidGroup> => ({
    id,
    header,
    align: 'end',
    value: (group) => group[id],
    text: (group) => format.count(group[id]),
  });
  return [
    {
      id: 'subid1',
      header: t('links.subid1'),
      value: ({ subid1 }) => subid1,
      text: ({ subid1 }) => subid1 ?? t('history.filters.withoutSubid'),
    },
    count('links', t('history.links')),
    count('products', t('history.subids.products')),
    {
      id: 'clicks',
      header: t('metrics.clicks.label'),
      description: t('history.subids.clicksHint'),
      align: 'end',
      value: ({ clicks }) => clicks,
      text: ({ clicks, unreported, links }) => writeClicks({ t, format }, clicks, unreported < links),
    },
    {
      ...count('unreported', t('history.subids.unreported')),
      description: t('history.subids.unreportedHint'),
    },
    {
      id: 'each',
      header: t('history.subids.each'),
      align: 'end',
      value: eachOf,
      text: (group) => {
        const each = eachOf(group);
        return each === null ? '–' : format.tenths(each);
      },
    },
    {
      id: 'last',
      header: t('history.columns.lastClick'),
      align: 'end',
      value: ({ lastDay }) => lastDay,
      text: ({ lastDay }) => writeDay({ format }, lastDay),
    },
    {
      id: 'made',
      header: t('history.subids.lastMade'),
      align: 'end',
      value: ({ lastMade }) => lastMade,
      text: ({ lastMade }) => writeDay({ format }, lastMade),
    },
  ];
}

const writeDay = ({ format }: Pick<Language, 'format'>, at: string | null): string =>
  at ? format.day(at.slice(0, 10)) : '–';

/** Unknown is a dash, never zero. */
/** Clicks of links. `reported`: whether click reports cover them, so that null is only unknown so far. */
export function writeClicks(
  { t, format }: Pick<Language, 't' | 'format'>,
  count: number | null,
  reported: boolean,
) {
  if (count !== null) return format.count(count);
  return reported ? '–' : t('history.clicks.notReported');
}
