'use client';

import { useQuery } from '@tanstack/react-query';
import { FailedLine } from '@/components/feedback/failed-line';
import { toFailure } from '@/components/feedback/to-failure';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { ChevronLeft, ChevronRight } from '@/components/ui/icons';
import { OutsideLink } from '@/components/ui/outside-link';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { Sentence } from '@/components/ui/sentence';
import { Skeleton } from '@/components/ui/skeleton';
import type { BatchRow } from '@/features/links/batch-shape';
import { batchRowsOptions } from '@/features/links/client/link-batches';
import type { RowFilter } from '@/features/links/read-batch';
import { useLanguage } from '@/lib/language/use-language';
import { rowTones } from './batch-state';

type Props = {
  id: string;
  filter: RowFilter;
  /** The start position of each loaded page. */
  pages: readonly number[];
  onPages: (pages: readonly number[]) => void;
  moving: boolean;
};

const head = 'px-3 py-2 text-left text-xs font-medium text-muted first:pl-4 last:pr-4';
const cell = 'px-3 py-2 align-top first:pl-4 last:pr-4';

export function BatchRows({ id, filter, pages, onPages, moving }: Props) {
  const { t } = useLanguage();
  const query = useQuery(batchRowsOptions(id, filter, pages.at(-1) ?? 0, moving));
  const { data } = query;
  const failure = toFailure(query);
  if (failure) return <FailedLine {...failure} title={t('batches.rows.failed')} className="p-4" />;
  if (!data) return <Skeleton className="m-4 h-64" />;
  const last = data.rows.at(-1)?.position ?? 0;
  return (
    <>
      {data.rows.length === 0 ? (
        <p className="p-8 text-center text-sm text-muted">{t('batches.rows.none')}</p>
      ) : (
        <ScrollRegion label={t('batches.rows.label')}>
          <table className="w-full text-sm sm:min-w-[720px]">
            <thead className="border-b border-border">
              <tr>
                <th className={`${head} text-right`}>{t('batches.rows.row')}</th>
                <th className={head}>{t('links.product')}</th>
                <th className={`${head} max-sm:hidden`}>{t('batches.rows.subids')}</th>
                <th className={`${head} max-sm:hidden`}>{t('batches.rows.result')}</th>
                <th className={head}>{t('links.link')}</th>
              </tr>
            </thead>
            <tbody className="divide-y divide-border">
              {data.rows.map((row) => (
                <Row key={row.position} row={row} />
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      {pages.length > 0 || data.more ? (
        <nav
          aria-label={t('batches.rows.pages')}
          className="flex justify-end gap-2 border-t border-border p-2"
        >
          <Button size="sm" disabled={pages.length === 0} onClick={() => onPages(pages.slice(0, -1))}>
            <ChevronLeft aria-hidden="true" />
            {t('batches.rows.previous')}
          </Button>
          <Button size="sm" disabled={!data.more} onClick={() => onPages([...pages, last])}>
            {t('batches.rows.next')}
            <ChevronRight aria-hidden="true" />
          </Button>
        </nav>
      ) : null}
    </>
  );
}

function Row({ row }: { row: BatchRow }) {
  const { t } = useLanguage();
  const subids = [row.subid1, row.subid2, row.sharedid].filter((subid) => subid !== null).join(' · ');
  const result = <Result row={row} />;
  return (
    <tr>
      <td className={`${cell} tabular text-right text-muted`}>{row.position}</td>
      <td className={`${cell} sm:max-w-64`}>
        {row.title ? <span className="block break-words sm:truncate">{row.title}</span> : null}
        <span className="block truncate font-mono text-xs">{row.productId}</span>
        <span className="block truncate text-xs text-muted">
          {row.marketplace ?? t('batches.rows.foundById')}
        </span>
        <div className="mt-1 grid gap-1 sm:hidden">
          {subids ? <span className="break-words text-xs">{subids}</span> : null}
          {result}
        </div>
      </td>
      <td className={`${cell} max-w-48 max-sm:hidden`}>
        <span className="block truncate">
          {subids || <span className="text-muted">{t('batches.rows.noSubids')}</span>}
        </span>
      </td>
      <td className={`${cell} min-w-48 max-w-80 max-sm:hidden`}>{result}</td>
      <td className={`${cell} max-w-44 xl:max-w-72`}>
        {row.url ? (
          <span className="flex items-center gap-2 max-sm:justify-end">
            <OutsideLink
              href={row.url}
              otherwise={<span className="min-w-0 truncate font-mono text-xs max-sm:hidden">{row.url}</span>}
              className="min-w-0 truncate font-mono text-xs text-accent hover:underline max-sm:hidden"
            >
              {row.url}
            </OutsideLink>
            <CopyButton text={row.url} label={t('batches.rows.copy', { row: row.position })} iconOnly />
          </span>
        ) : null}
      </td>
    </tr>
  );
}

function Result({ row }: { row: BatchRow }) {
  const { t } = useLanguage();
  return (
    <div>
      <Badge tone={rowTones[row.state]} dot>
        {t(`batches.rowStates.${row.state}`)}
      </Badge>
      {row.reason ? (
        <span className="mt-1 block text-xs text-muted">
          <Sentence>{row.reason}</Sentence>
        </span>
      ) : null}
    </div>
  );
}
