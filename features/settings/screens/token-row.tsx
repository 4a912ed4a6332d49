'use client';

import { Instant } from '@/components/feedback/instant';
import { SecretRow } from '@/components/feedback/secret-row';
import type { FormAction } from '@/components/form/use-form';
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
    <SecretRow
      name={name}
      ending={`pd_…${lastFour}`}
      expired={expired ? t('tokens.list.expired') : undefined}
      about={t('tokens.list.of', { email, scopes: token.scopes.join(', ') })}
      use={
        expired
          ? t('tokens.list.ended', { end })
          : lastUsedAt
            ? t.rich('tokens.list.used', { end, use: () => <Instant at={lastUsedAt} /> })
            : t('tokens.list.unused', { end })
      }
    >
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
    </SecretRow>
  );
}
