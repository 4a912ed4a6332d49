'use client';

import { Archive, ArchiveRestore, ExternalLink, Repeat2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Instant } from '@/components/feedback/instant';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { ButtonLink } from '@/components/ui/button-link';
import { CopyButton } from '@/components/ui/copy-button';
import { NearLink } from '@/components/ui/near-link';
import { Sheet } from '@/components/ui/sheet';
import { isReportedMarketplace } from '@/lib/contract/marketplaces';
import { formatDay } from '@/lib/format/day';
import { formatQuantity } from '@/lib/format/number';
import { type HistoryLink, type LinkClicks, notReported } from '@/lib/links/history-shape';
import { useArchiveLinks } from '@/lib/query/links';
import { QrButton } from './qr-button';
import { ShareButton } from './share-button';

type Props = {
  link: HistoryLink | undefined;
  /** Undefined: not known, or not reported. */
  clicks: LinkClicks | undefined;
  makes: boolean;
  onClose: () => void;
};

export function HistorySheet({ link, clicks, makes, onClose }: Props) {
  const archive = useArchiveLinks();
  if (!link) return null;
  const archived = link.archivedAt !== null;
  const change = () => archive.mutate({ ids: [link.id], archived: !archived }, { onSuccess: onClose });
  return (
    <Sheet
      open
      onClose={onClose}
      title={link.title ?? link.productId}
      description={`${link.productId} on ${link.marketplace}`}
      footer={
        makes ? (
          <>
            <Button variant="ghost" onClick={change} pending={archive.isPending}>
              {archived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
              {archived ? 'Restore' : 'Archive'}
            </Button>
            <ButtonLink
              variant="primary"
              href={{
                pathname: '/links/new',
                query: { product: link.productId, marketplace: link.marketplace },
              }}
            >
              <Repeat2 aria-hidden="true" />
              Create with another subid
            </ButtonLink>
          </>
        ) : undefined
      }
    >
      <div className="grid gap-5">
        {archive.error ? (
          <p role="alert" className="text-sm text-negative">
            The link was not {archived ? 'restored' : 'archived'}. {archive.error.message}
          </p>
        ) : null}
        <div className="flex flex-wrap gap-2">
          <CopyButton text={link.url} label="Copy link" variant="primary" />
          <CopyButton text={link.mobileUrl} label="Copy mobile link" />
          <a href={link.url} target="_blank" rel="noreferrer" className={buttonClass()}>
            <ExternalLink aria-hidden="true" />
            Open
          </a>
          <QrButton url={link.url} name={`${link.productId}-${link.subid1 ?? 'link'}`} />
          <ShareButton url={link.url} title={link.title ?? link.productId} />
        </div>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-sm">
          <Fact name="Link">
            <span className="font-mono text-xs break-all">{link.url}</span>
          </Fact>
          <Fact name="Mobile link">
            <span className="font-mono text-xs break-all">{link.mobileUrl}</span>
          </Fact>
          <Fact name="Link id">
            <span className="font-mono text-xs">{link.linkId}</span>
          </Fact>
          <Fact name="Subid 1">{link.subid1}</Fact>
          <Fact name="Subid 2">{link.subid2}</Fact>
          <Fact name="Shared id">{link.sharedid}</Fact>
          <Fact name="Made">
            <Instant at={link.createdAt} /> by {link.by ?? 'former member'}
          </Fact>
          <Fact name="Batch">
            {link.batch ? (
              <NearLink
                href={{ pathname: `/links/batch/${link.batch.id}` }}
                className="text-accent hover:underline"
              >
                {link.batch.name}
              </NearLink>
            ) : null}
          </Fact>
          <Fact name="Clicks, last year">{describeClicks(link, clicks)}</Fact>
        </dl>
      </div>
    </Sheet>
  );
}

function describeClicks({ marketplace }: HistoryLink, clicks: LinkClicks | undefined): string {
  if (!clicks && !isReportedMarketplace(marketplace)) {
    return `${notReported}: click reports do not cover ${marketplace}`;
  }
  if (!clicks) return 'not known';
  const count = formatQuantity(clicks.clicks, 'click');
  return clicks.lastDay ? `${count}, the last on ${formatDay(clicks.lastDay)} (UTC)` : count;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 break-words">{children || <span className="text-muted">none</span>}</dd>
    </>
  );
}
