'use client';

import { useState } from 'react';
import { Instant } from '@/components/feedback/instant';
import { SecretRow } from '@/components/feedback/secret-row';
import { Button } from '@/components/ui/button';
import { later } from '@/components/ui/later';
import type { ShownShare } from '@/features/shares/shown-share';
import { shareKinds } from '@/lib/data/reporting/shared-page';
import type { Language } from '@/lib/language/language';
import { useLanguage } from '@/lib/language/use-language';

const RevokeShareDialog = later(() =>
  import('./revoke-share-dialog').then((module) => module.RevokeShareDialog),
);

export function ShareRow({ share }: { share: ShownShare }) {
  const language = useLanguage();
  const { t, format } = language;
  const { name, email, lastFour, expiresAt, lastViewedAt, views, expired } = share;
  const [asks, setAsks] = useState(false);
  const end = format.day(expiresAt.slice(0, 10));
  return (
    <SecretRow
      name={name}
      ending={`…${lastFour}`}
      expired={expired ? t('shares.list.expired') : undefined}
      about={t('shares.list.of', { email, shown: describeShown(language, share) })}
      use={
        expired
          ? t('shares.list.ended', { end, views })
          : lastViewedAt
            ? t.rich('shares.list.used', { end, views, use: () => <Instant at={lastViewedAt} /> })
            : t('shares.list.unused', { end })
      }
    >
      <Button
        size="sm"
        variant="ghost"
        aria-label={t('shares.revoke.named', { name })}
        onClick={() => setAsks(true)}
      >
        {t('shares.revoke.button')}
      </Button>
      {asks ? <RevokeShareDialog share={share} onClose={() => setAsks(false)} /> : null}
    </SecretRow>
  );
}

/** The page, its days and filters, and whether it has a password. */
function describeShown({ t, format }: Language, { page, range, filters, locked }: ShownShare): string {
  const days =
    typeof range === 'string'
      ? [t(`filters.range.names.${range}`)]
      : range
        ? [format.dayRange(range.from, range.to)]
        : [];
  const password = locked ? [t('shares.list.locked')] : [];
  return [t(`shares.kinds.${shareKinds[page]}`), ...days, ...filters, ...password].join(' · ');
}
