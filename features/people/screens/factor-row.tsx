'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionRow } from '@/components/feedback/action-row';
import { ConfirmMutation } from '@/components/feedback/confirm-mutation';
import { Instant } from '@/components/feedback/instant';
import { Button } from '@/components/ui/button';
import { removeAppMutation, removePasskeyMutation } from '@/features/people/client/second-factor';
import { useLanguage } from '@/lib/language/use-language';

type Props = {
  /** An authenticator app, or a passkey, which has a name. */
  factor: { addedAt: string | null; lastUsedAt: string | null; id?: string; name?: string };
};

export function FactorRow({ factor }: Props) {
  const { t } = useLanguage();
  const client = useQueryClient();
  const app = useMutation(removeAppMutation(client));
  const passkey = useMutation(removePasskeyMutation(client));
  const [asks, setAsks] = useState(false);
  const { addedAt, lastUsedAt, id, name = t('account.factor.app.name') } = factor;
  const dialog = {
    title: t('account.factor.remove.title', { name }),
    confirmLabel: t('ui.remove'),
    children: t('account.factor.remove.lost'),
    onClose: () => setAsks(false),
    done: () => t('account.factor.remove.done', { name }),
  };
  return (
    <ActionRow
      title={<span className="min-w-0 wrap-anywhere">{name}</span>}
      actions={
        <Button
          size="sm"
          variant="ghost"
          aria-label={t('account.factor.remove.named', { name })}
          onClick={() => setAsks(true)}
        >
          {t('ui.remove')}
        </Button>
      }
    >
      <p className="text-xs text-muted">
        {addedAt ? t.rich('account.factor.added', { when: () => <Instant at={addedAt} /> }) : null}
        {' · '}
        {lastUsedAt
          ? t.rich('account.factor.used', { when: () => <Instant at={lastUsedAt} /> })
          : t('account.factor.unused')}
      </p>
      {asks && id ? <ConfirmMutation {...dialog} mutation={passkey} input={id} /> : null}
      {asks && !id ? <ConfirmMutation {...dialog} mutation={app} input={undefined} /> : null}
    </ActionRow>
  );
}
