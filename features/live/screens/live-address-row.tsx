'use client';

import { useState } from 'react';
import { Instant } from '@/components/feedback/instant';
import { SecretRow } from '@/components/feedback/secret-row';
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
    <SecretRow
      name={name}
      ending={`…${lastFour}.csv`}
      expired={expired ? t('live.list.expired') : undefined}
      about={t('live.list.of', { email, shown: describeShown(language, address) })}
      use={
        expired
          ? t('live.list.ended', { end })
          : lastUsedAt
            ? t.rich('live.list.used', { end, use: () => <Instant at={lastUsedAt} /> })
            : t('live.list.unused', { end })
      }
    >
      <Button
        size="sm"
        variant="ghost"
        aria-label={t('live.revoke.named', { name })}
        onClick={() => setAsks(true)}
      >
        {t('live.revoke.button')}
      </Button>
      {asks ? <RevokeDialog address={address} onClose={() => setAsks(false)} /> : null}
    </SecretRow>
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
