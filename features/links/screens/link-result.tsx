'use client';

import { useEffect, useRef } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { CopyButton } from '@/components/ui/copy-button';
import { CircleCheck, ExternalLink, Plus } from '@/components/ui/icons';
import { OutsideLink } from '@/components/ui/outside-link';
import type { CreatedLink } from '@/features/links/create-link';
import { useLanguage } from '@/lib/language/use-language';
import { QrButton } from './qr-button';
import { ShareButton } from './share-button';

type Props = { made: CreatedLink; onAnother: () => void };

/** One created link, announced to screen readers. Give each a unique key. */
export function LinkResult({ made: { state, link }, onAnother }: Props) {
  const { t } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // Below the form on narrow screens.
    const below = matchMedia('(max-width: 1023px)').matches;
    heading.current?.scrollIntoView({ block: below ? 'start' : 'nearest' });
  }, []);
  const labels = (['subid1', 'subid2', 'sharedid'] as const).filter((name) => link[name] !== null);
  return (
    <section
      aria-labelledby="link-result"
      className="grid min-w-0 scroll-mt-6 grid-cols-[minmax(0,1fr)] gap-4 rounded border border-border bg-surface p-4 shadow-raised"
    >
      <div className="grid min-w-0 gap-1.5">
        <h2
          id="link-result"
          ref={heading}
          tabIndex={-1}
          className="flex scroll-mt-6 items-center gap-2 text-base font-semibold outline-none"
        >
          <CircleCheck aria-hidden="true" className="size-5 text-positive" />
          {t(state === 'made' ? 'links.result.ready' : 'links.result.existing')}
        </h2>
        <p className="min-w-0 break-words text-sm text-muted">
          {t.rich('links.result.productOn', {
            product: () => link.title ?? <span className="font-mono">{link.productId}</span>,
            marketplace: link.marketplace,
          })}
        </p>
        {labels.length > 0 ? (
          <div className="flex flex-wrap gap-1.5">
            {labels.map((name) => (
              <Badge key={name}>{link[name]}</Badge>
            ))}
          </div>
        ) : null}
      </div>
      <LinkLine label={t('links.link')} copy={t('links.copyLink')} url={link.url} primary />
      <LinkLine label={t('links.mobileLink')} copy={t('links.copyMobileLink')} url={link.mobileUrl} />
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        <OutsideLink href={link.url} className={buttonClass()}>
          <ExternalLink aria-hidden="true" />
          {t('links.open')}
        </OutsideLink>
        <QrButton url={link.url} name={`${link.productId}-${link.subid1 ?? 'link'}`} />
        <ShareButton url={link.url} title={link.title ?? link.productId} />
        <Button variant="ghost" onClick={onAnother}>
          <Plus aria-hidden="true" />
          {t('links.result.another')}
        </Button>
      </div>
    </section>
  );
}

type LineProps = { label: string; copy: string; url: string; primary?: boolean };

function LinkLine({ label, copy, url, primary = false }: LineProps) {
  return (
    <div className="grid min-w-0 gap-1">
      <p className="text-xs text-muted">{label}</p>
      <div className="flex min-w-0 items-center gap-2 max-sm:flex-col max-sm:items-stretch">
        <OutsideLink
          href={url}
          otherwise={<span className="min-w-0 flex-1 truncate font-mono text-xs">{url}</span>}
          className="min-w-0 flex-1 truncate rounded border border-border bg-background px-2.5 py-1.5 font-mono text-xs leading-4 hover:text-accent max-sm:py-3.5"
        >
          {url}
        </OutsideLink>
        <CopyButton text={url} label={copy} variant={primary ? 'primary' : 'secondary'} />
      </div>
    </div>
  );
}
