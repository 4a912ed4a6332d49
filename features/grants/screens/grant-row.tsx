'use client';

import { useState } from 'react';
import { Instant } from '@/components/feedback/instant';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { later } from '@/components/ui/later';
import type { ShownGrant } from '@/features/grants/shown-grant';
import type { GrantKind } from '@/lib/access/grants/grant-kinds';
import { useLanguage } from '@/lib/language/use-language';

const RevokeDialog = later(() => import('./revoke-dialog').then((module) => module.RevokeDialog));

/** How the secret of each kind is recognized by its last characters. */
const endings: Record<GrantKind, (lastFour: string) => string> = {
  token: (lastFour) => `pd_…${lastFour}`,
  live: (lastFour) => `…${lastFour}.csv`,
  share: (lastFour) => `…${lastFour}`,
};

type Props = {
  kind: GrantKind;
  grant: ShownGrant /** What it opens, part by part. */;
  shown: readonly string[];
};

export function GrantRow({ kind, grant, shown }: Props) {
  const { t } = useLanguage();
  const { name, email, lastFour, expired, longerThan: days } = grant;
  const [asks, setAsks] = useState(false);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2 text-sm font-medium">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <code className="text-xs font-normal text-muted">{endings[kind](lastFour)}</code>
          {expired ? <Badge tone="warning">{t('grants.expired')}</Badge> : null}
          {days && !expired ? <Badge tone="warning">{t('grants.longer', { days })}</Badge> : null}
        </p>
        <p className="text-xs text-muted wrap-anywhere">
          {t('grants.of', { email, shown: shown.join(' · ') })}
        </p>
        <p className="text-xs text-muted">
          <Use grant={grant} />
        </p>
      </div>
      <Button
        size="sm"
        variant="ghost"
        aria-label={t('grants.revoke.named', { name })}
        onClick={() => setAsks(true)}
      >
        {t('grants.revoke.button')}
      </Button>
      {asks ? <RevokeDialog kind={kind} grant={grant} onClose={() => setAsks(false)} /> : null}
    </li>
  );
}

/** When a grant was last used and from where, and when it ends. */
function Use({ grant: { expiresAt, expired, lastUsedAt, lastUsedFrom: from } }: Pick<Props, 'grant'>) {
  const { t, format } = useLanguage();
  const end = format.day(expiresAt.slice(0, 10));
  if (expired) return t('grants.ended', { end });
  if (!lastUsedAt) return t('grants.unused', { end });
  const use = () => <Instant at={lastUsedAt} />;
  return from ? t.rich('grants.usedFrom', { end, from, use }) : t.rich('grants.used', { end, use });
}
