import { Instant } from '@/components/feedback/instant';
import { type DataColumn, listOptional } from '@/components/table/column';
import { GroupNames } from '@/components/table/group-names';
import { CopyButton } from '@/components/ui/copy-button';
import type { HistoryLink, LinkClicks } from '@/features/links/history-shape';
import { isReportedMarketplace } from '@/lib/contract/marketplaces';
import type { Language } from '@/lib/language/language';
import { ClickCount } from './click-count';

/** A link missing from `clicks` is unknown or not reported, which is not zero. */
export function historyColumns(
  clicks: ReadonlyMap<string, LinkClicks>,
  ownOnly: boolean,
  { t, format }: Language,
): DataColumn<HistoryLink>[] {
  const countOf = ({ linkId }: HistoryLink) => clicks.get(linkId)?.clicks ?? null;
  const lastOf = ({ linkId }: HistoryLink) => clicks.get(linkId)?.lastDay ?? null;
  const columns: DataColumn<HistoryLink>[] = [
    {
      id: 'product',
      file: ['product_id', 'title', 'marketplace'],
      header: t('links.product'),
      width: 300,
      value: (link) => link.title ?? link.productId,
      cell: (link) => (
        <span className="grid min-w-0 leading-4">
          <span className="truncate">
            {link.title ?? <span className="font-mono">{link.productId}</span>}
          </span>
          <span className="truncate text-xs text-muted">
            {link.title ? <span className="font-mono">{link.productId} · </span> : null}
            {link.marketplace}
          </span>
        </span>
      ),
    },
    { id: 'subid1', header: t('links.subid1'), width: 150, value: (link) => link.subid1 },
    { id: 'subid2', header: t('links.subid2'), width: 120, value: (link) => link.subid2 },
    {
      id: 'clicks',
      file: ['clicks', 'may_still_change'],
      header: t('metrics.clicks.label'),
      description: t('history.columns.clicksHint'),
      open: [...clicks.values()].some(({ provisional }) => provisional),
      width: 112,
      align: 'end',
      value: countOf,
      cell: (link) => (
        <ClickCount
          count={countOf(link)}
          provisional={false}
          reported={isReportedMarketplace(link.marketplace)}
        />
      ),
    },
    {
      id: 'last',
      file: ['last_click_day'],
      header: t('history.columns.lastClick'),
      description: t('history.columns.lastClickHint'),
      width: 116,
      align: 'end',
      value: lastOf,
      cell: (link) => {
        const day = lastOf(link);
        return day ? format.day(day) : <span className="text-muted">–</span>;
      },
    },
    {
      id: 'created',
      file: ['created_at'],
      header: t('history.columns.made'),
      width: 128,
      align: 'end',
      value: (link) => link.createdAt,
      cell: (link) => <Instant at={link.createdAt} />,
    },
    {
      id: 'by',
      file: ['made_by'],
      header: t('history.columns.by'),
      width: 130,
      value: (link) => link.by,
    },
    {
      id: 'batch',
      header: t('history.columns.batch'),
      width: 150,
      value: (link) => link.batch?.name,
    },
    {
      id: 'groups',
      optional: true,
      header: t('groups.title'),
      description: t('history.columns.groupsHint'),
      width: 160,
      value: ({ groups }) => groups.map(({ name }) => name).join(', '),
      cell: ({ groups }) => <GroupNames groups={groups} />,
    },
    {
      id: 'sharedid',
      header: t('links.sharedid'),
      width: 120,
      value: (link) => link.sharedid,
    },
    {
      id: 'url',
      file: ['link_id', 'url', 'mobile_url'],
      header: t('links.link'),
      width: 280,
      value: (link) => link.url,
      cell: (link) => (
        <span className="flex min-w-0 items-center gap-1">
          <CopyButton
            text={link.url}
            label={t('history.columns.copy', { url: link.url })}
            iconOnly
            variant="ghost"
          />
          <span className="truncate font-mono text-xs text-muted">{link.url}</span>
        </span>
      ),
    },
  ];
  return columns.filter(({ id }) => !ownOnly || (id !== 'by' && id !== 'groups'));
}

export const hiddenHistoryColumns = (language: Language): string[] =>
  listOptional(historyColumns(new Map(), false, language));
