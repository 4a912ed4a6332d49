'use client';

import { Instant } from '@/components/feedback/instant';
import type { FormAction } from '@/components/form/use-form';
import { Badge } from '@/components/ui/badge';
import { useLanguage } from '@/lib/language/use-language';
import { ActionButton } from './action-button';

export type ShownToken = {
  id: string;
  name: string;
  email: string;
  scopes: readonly string[];
  lastFour: string;
  expiresAt: string;
  lastUsedAt: string | null;
  expired: boolean;
};

export function TokenRow({ token, revoke }: { token: ShownToken; revoke: FormAction }) {
  const { t, format } = useLanguage();
  const { id, name, email, lastFour, expiresAt, lastUsedAt, expired } = token;
  const end = format.day(expiresAt.slice(0, 10));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2 text-sm font-medium">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <code className="text-xs font-normal text-muted">{`pd_…${lastFour}`}</code>
          {expired ? <Badge tone="warning">{t('tokens.list.expired')}</Badge> : null}
        </p>
        <p className="text-xs text-muted wrap-anywhere">
          {t('tokens.list.of', { email, scopes: token.scopes.join(', ') })}
        </p>
        <p className="text-xs text-muted">
          {expired
            ? t('tokens.list.ended', { end })
            : lastUsedAt
              ? t.rich('tokens.list.used', { end, use: () => <Instant at={lastUsedAt} /> })
              : t('tokens.list.unused', { end })}
        </p>
      </div>
      <ActionButton
        action={revoke}
        fields={{ id }}
        label={t('tokens.revoke.button')}
        ariaLabel={t('tokens.revoke.named', { name })}
        variant="ghost"
        confirm={{
          title: t('tokens.revoke.title', { name }),
          lost: t('tokens.revoke.lost'),
          verb: t('tokens.revoke.confirm'),
        }}
      />
    </li>
  );
}
