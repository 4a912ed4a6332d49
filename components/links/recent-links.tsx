'use client';

import { useQuery } from '@tanstack/react-query';
import { Instant } from '@/components/feedback/instant';
import { Card } from '@/components/ui/card';
import { CopyButton } from '@/components/ui/copy-button';
import { EmptyState } from '@/components/ui/empty-state';
import { NearLink } from '@/components/ui/near-link';
import { recentOptions } from '@/lib/query/links';

const shown = 6;

export function RecentLinks() {
  const links = (useQuery(recentOptions()).data?.links ?? []).slice(0, shown);
  return (
    <Card
      title="Recent links"
      flush
      actions={
        <NearLink
          href={{ pathname: '/links/history' }}
          className="inline-flex items-center text-sm text-accent hover:underline max-sm:-my-2.5 max-sm:min-h-11"
        >
          See all
        </NearLink>
      }
    >
      {links.length === 0 ? (
        <EmptyState title="No links yet" className="py-8!">
          Links created in this workspace appear here.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-border border-t border-border">
          {links.map((link) => (
            <li key={link.id} className="flex items-center gap-3 px-4 py-2">
              <div className="min-w-0 flex-1">
                <p className="truncate text-sm">
                  {link.title ?? <span className="font-mono">{link.productId}</span>}
                </p>
                <p className="truncate text-xs text-muted">
                  {[link.marketplace, link.subid1, link.subid2].filter(Boolean).join(' · ')} ·{' '}
                  <Instant at={link.createdAt} />
                </p>
              </div>
              <CopyButton
                text={link.url}
                label={`Copy the link of ${link.title ?? link.productId}`}
                iconOnly
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
