'use client';

import type { ReactNode } from 'react';
import { Instant } from '@/components/feedback/instant';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { ButtonLink } from '@/components/ui/button-link';
import { CopyButton } from '@/components/ui/copy-button';
import { Archive, ArchiveRestore, ExternalLink, Repeat2 } from '@/components/ui/icons';
import { NearLink } from '@/components/ui/near-link';
import { OutsideLink } from '@/components/ui/outside-link';
import { Sheet } from '@/components/ui/sheet';
import { useArchiveLinks } from '@/features/links/client/links';
import type { HistoryLink, LinkClicks } from '@/features/links/history-shape';
import { isReportedMarketplace } from '@/lib/contract/marketplaces';
import type { Language } from '@/lib/language/language';
import { useLanguage } from '@/lib/language/use-language';
import { QrButton } from './qr-button';
import { ShareButton } from './share-button';

type Props = {
  link: HistoryLink | undefined;
  /** Undefined if unknown or not reported. */
  clicks: LinkClicks | undefined;
  makes: boolean;
  onClose: () => void;
};

export function HistorySheet({ link, clicks, makes, onClose }: Props) {
  const language = useLanguage();
  const { t } = language;
  const archive = useArchiveLinks();
  if (!link) return null;
  const archived = link.archivedAt !== null;
  const time = () => <Instant at={link.createdAt} />;
  const change = () => archive.mutate({ ids: [link.id], archived: !archived }, { onSuccess: onClose });
  return (
    <Sheet
      open
      onClose={onClose}
      title={link.title ?? link.productId}
      description={t('history.sheet.productOn', { product: link.productId, marketplace: link.marketplace })}
      footer={
        makes ? (
          <>
            <Button variant="ghost" onClick={change} pending={archive.isPending}>
              {archived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
              {t(archived ? 'history.restore' : 'history.archive')}
            </Button>
            <ButtonLink
              variant="primary"
              href={{
                pathname: '/links/new',
                query: { product: link.productId, marketplace: link.marketplace },
              }}
            >
              <Repeat2 aria-hidden="true" />
              {t('history.sheet.another')}
            </ButtonLink>
          </>
        ) : undefined
      }
    >
      <div className="grid gap-5">
        {archive.error ? (
          <p role="alert" className="text-sm text-negative">
            {t(archived ? 'history.sheet.notRestored' : 'history.sheet.notArchived', {
              why: archive.error.message,
            })}
          </p>
        ) : null}
        <div className="flex flex-wrap gap-2">
          <CopyButton text={link.url} label={t('links.copyLink')} variant="primary" />
          <CopyButton text={link.mobileUrl} label={t('links.copyMobileLink')} />
          <OutsideLink href={link.url} className={buttonClass()}>
            <ExternalLink aria-hidden="true" />
            {t('links.open')}
          </OutsideLink>
          <QrButton url={link.url} name={`${link.productId}-${link.subid1 ?? 'link'}`} />
          <ShareButton url={link.url} title={link.title ?? link.productId} />
        </div>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-sm">
          <Fact name={t('links.link')}>
            <span className="font-mono text-xs break-all">{link.url}</span>
          </Fact>
          <Fact name={t('links.mobileLink')}>
            <span className="font-mono text-xs break-all">{link.mobileUrl}</span>
          </Fact>
          <Fact name={t('links.linkId')}>
            <span className="font-mono text-xs">{link.linkId}</span>
          </Fact>
          <Fact name={t('links.subid1')}>{link.subid1}</Fact>
          <Fact name={t('links.subid2')}>{link.subid2}</Fact>
          <Fact name={t('links.sharedid')}>{link.sharedid}</Fact>
          <Fact name={t('history.columns.made')}>
            {link.by === null
              ? t.rich('history.sheet.madeByFormer', { time })
              : t.rich('history.sheet.madeBy', { time, name: link.by })}
          </Fact>
          <Fact name={t('history.columns.batch')}>
            {link.batch ? (
              <NearLink
                href={{ pathname: `/links/batch/${link.batch.id}` }}
                className="text-accent hover:underline"
              >
                {link.batch.name}
              </NearLink>
            ) : null}
          </Fact>
          <Fact name={t('history.sheet.clicks')}>{describeClicks(link, clicks, language)}</Fact>
        </dl>
      </div>
    </Sheet>
  );
}

function describeClicks(
  { marketplace }: HistoryLink,
  clicks: LinkClicks | undefined,
  { t, format }: Language,
): string {
  if (!clicks && !isReportedMarketplace(marketplace)) {
    return t('history.sheet.notCovered', { marketplace });
  }
  if (!clicks) return t('history.sheet.notKnown');
  const { clicks: count, lastDay } = clicks;
  return lastDay
    ? t('history.sheet.clickCountLast', { count, day: format.day(lastDay) })
    : t('history.sheet.clickCount', { count });
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 break-words">
        {children || <span className="text-muted">{t('history.sheet.none')}</span>}
      </dd>
    </>
  );
}
