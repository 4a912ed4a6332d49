'use client';

import { useState } from 'react';
import { Instant } from '@/components/feedback/instant';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { later } from '@/components/ui/later';
import type { ShownAddress } from '@/features/live/shown-address';
import type { Language } from '@/lib/language/language';
import { useLanguage } from '@/lib/language/use-language';

const RevokeDialog = later(() => import('./revoke-dialog').then((module) => module.RevokeDialog));

export function LiveAddressRow({ address }: { address: ShownAddress }) {
  const language = useLanguage();
  const { t, format } = language;
  const { name, email, lastFour, expiresAt, lastUsedAt, expired } = address;
  const [asks, setAsks] = useState(false);
  const end = format.day(expiresAt.slice(0, 10));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2 text-sm font-medium">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <code className="text-xs font-normal text-muted">{`…${lastFour}.csv`}</code>
          {expired ? <Badge tone="warning">{t('live.list.expired')}</Badge> : null}
        </p>
        <p className="text-xs text-muted wrap-anywhere">
          {t('live.list.of', { email, shown: describeShown(language, address) })}
        </p>
        <p className="text-xs text-muted">
          {expired
            ? t('live.list.ended', { end })
            : lastUsedAt
              ? t.rich('live.list.used', { end, use: () => <Instant at={lastUsedAt} /> })
              : t('live.list.unused', { end })}
        </p>
      </div>
      <Button
        size="sm"
        variant="ghost"
        aria-label={t('live.revoke.named', { name })}
        onClick={() => setAsks(true)}
      >
        {t('live.revoke.button')}
      </Button>
      {asks ? <RevokeDialog address={address} onClose={() => setAsks(false)} /> : null}
    </li>
  );
}

/** The list, its days and its filters. */
function describeShown({ t, format }: Language, { list, range, filters }: ShownAddress): string {
  const days =
    typeof range === 'string'
      ? [t(`filters.range.names.${range}`)]
      : range
        ? [format.dayRange(range.from, range.to)]
        : [];
  return [t(`live.lists.${list}`), ...days, ...filters].join(' · ');
}
