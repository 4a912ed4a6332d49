import { Instant } from '@/components/feedback/instant';
import type { DataColumn } from '@/components/table/column';
import { CopyButton } from '@/components/ui/copy-button';
import { isReportedMarketplace } from '@/lib/contract/marketplaces';
import { formatDay } from '@/lib/format/day';
import type { HistoryLink, LinkClicks } from '@/lib/links/history-shape';
import { ClickCount } from './click-count';

/** A link that `clicks` lacks is unknown or not reported, not without clicks. */
export function historyColumns(
  clicks: ReadonlyMap<string, LinkClicks>,
  ownOnly: boolean,
): DataColumn<HistoryLink>[] {
  const countOf = ({ linkId }: HistoryLink) => clicks.get(linkId)?.clicks ?? null;
  const lastOf = ({ linkId }: HistoryLink) => clicks.get(linkId)?.lastDay ?? null;
  const columns: DataColumn<HistoryLink>[] = [
    {
      id: 'product',
      header: 'Product',
      width: 300,
      sortable: true,
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
    { id: 'subid1', header: 'Subid 1', width: 150, sortable: true, value: (link) => link.subid1 },
    { id: 'subid2', header: 'Subid 2', width: 120, sortable: false, value: (link) => link.subid2 },
    {
      id: 'clicks',
      header: 'Clicks',
      description: 'Clicks of the last year, from the click reports.',
      width: 112,
      align: 'end',
      sortable: false,
      value: countOf,
      cell: (link) => (
        <ClickCount
          count={countOf(link)}
          provisional={clicks.get(link.linkId)?.provisional ?? false}
          reported={isReportedMarketplace(link.marketplace)}
        />
      ),
    },
    {
      id: 'last',
      header: 'Last click',
      description: 'The UTC day of the last click.',
      width: 116,
      align: 'end',
      sortable: false,
      value: lastOf,
      cell: (link) => {
        const day = lastOf(link);
        return day ? formatDay(day) : <span className="text-muted">–</span>;
      },
    },
    {
      id: 'created',
      header: 'Made',
      width: 128,
      align: 'end',
      sortable: true,
      value: (link) => link.createdAt,
      cell: (link) => <Instant at={link.createdAt} />,
    },
    { id: 'by', header: 'By', width: 130, sortable: false, value: (link) => link.by },
    { id: 'batch', header: 'Batch', width: 150, sortable: false, value: (link) => link.batch?.name },
    { id: 'sharedid', header: 'Shared id', width: 120, sortable: false, value: (link) => link.sharedid },
    {
      id: 'url',
      header: 'Link',
      width: 280,
      sortable: false,
      value: (link) => link.url,
      cell: (link) => (
        <span className="flex min-w-0 items-center gap-1">
          <CopyButton text={link.url} label={`Copy ${link.url}`} iconOnly variant="ghost" />
          <span className="truncate font-mono text-xs text-muted">{link.url}</span>
        </span>
      ),
    },
  ];
  return columns.filter(({ id }) => !ownOnly || id !== 'by');
}
