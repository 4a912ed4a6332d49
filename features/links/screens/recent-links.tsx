'use client';

import { useQuery } from '@tanstack/react-query';
import { Instant } from '@/components/feedback/instant';
import { Card } from '@/components/ui/card';
import { CopyButton } from '@/components/ui/copy-button';
import { EmptyState } from '@/components/ui/empty-state';
import { NearLink } from '@/components/ui/near-link';
import { recentOptions } from '@/features/links/client/links';
import { useLanguage } from '@/lib/language/use-language';

const shown = 6;

export function RecentLinks() {
  const { t } = useLanguage();
  const links = (useQuery(recentOptions()).data?.links ?? []).slice(0, shown);
  return (
    <Card
      title={t('links.recent.title')}
      flush
      actions={
        <NearLink
          href={{ pathname: '/links/history' }}
          className="inline-flex items-center text-sm text-accent hover:underline max-sm:-my-2.5 max-sm:min-h-11"
        >
          {t('links.recent.all')}
        </NearLink>
      }
    >
      {links.length === 0 ? (
        <EmptyState title={t('links.recent.none')} className="py-8!">
          {t('links.recent.noneHint')}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-border border-t border-border">
          {links.map((link) => (
            <li key={link.id} className="flex items-center gap-3 px-4 py-2">
              <div className="min-w-0 flex-1">
                <p className="line-clamp-2 text-sm">
                  {link.title ?? <span className="font-mono">{link.productId}</span>}
                </p>
                <p className="truncate text-xs text-muted">
                  {[link.marketplace, link.subid1, link.subid2].filter(Boolean).join(' · ')} ·{' '}
                  <Instant at={link.createdAt} />
                </p>
              </div>
              <CopyButton
                text={link.url}
                label={t('links.copyLinkOf', { product: link.title ?? link.productId })}
                iconOnly
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
