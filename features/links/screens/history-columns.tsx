import { Instant } from '@/components/feedback/instant';
import { type DataColumn, listOptional } from '@/components/table/column';
import { drawColumns } from '@/components/table/draw-columns';
import { GroupNames } from '@/components/table/group-names';
import { CopyButton } from '@/components/ui/copy-button';
import type { HistoryLink } from '@/features/links/history-shape';
import { type KnownClicks, linkColumns } from '@/features/links/link-columns';
import { isReportedMarketplace } from '@/lib/contract/marketplaces';
import type { Language } from '@/lib/language/language';
import { ClickCount } from './click-count';

/** The columns of the link history as its table draws them. */
export function historyColumns(
  clicks: KnownClicks,
  ownOnly: boolean,
  language: Language,
): DataColumn<HistoryLink>[] {
  const { t } = language;
  const columns = linkColumns(language, clicks, ownOnly);
  const isOpen = [...clicks.values()].some(({ provisional }) => provisional);
  return drawColumns(columns, [], {
    product: {
      width: 300,
      cell: (link) => (
        <span className="grid min-w-0 leading-4">
          <span className="truncate max-sm:line-clamp-2 max-sm:whitespace-normal">
            {link.title ?? <span className="font-mono">{link.productId}</span>}
          </span>
          <span className="truncate text-xs text-muted max-sm:hidden">
            {link.title ? <span className="font-mono">{link.productId} · </span> : null}
            {link.marketplace}
          </span>
        </span>
      ),
    },
    subid1: { width: 150 },
    subid2: { width: 120 },
    clicks: {
      width: 112,
      open: isOpen,
      cell: ({ linkId, marketplace }) => (
        <ClickCount
          count={clicks.get(linkId)?.clicks ?? null}
          provisional={false}
          reported={isReportedMarketplace(marketplace)}
        />
      ),
    },
    last: { width: 116 },
    created: { width: 128, cell: (link) => <Instant at={link.createdAt} /> },
    by: { width: 130 },
    batch: { width: 150 },
    groups: { width: 160, cell: ({ groups }) => <GroupNames groups={groups} /> },
    sharedid: { width: 120 },
    url: {
      width: 280,
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
  });
}

export const hiddenHistoryColumns = (language: Language): string[] =>
  listOptional(linkColumns(language, new Map(), false));
