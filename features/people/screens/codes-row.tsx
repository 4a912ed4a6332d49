'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionRow } from '@/components/feedback/action-row';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { renewCodesMutation } from '@/features/people/client/second-factor';
import { useLanguage } from '@/lib/language/use-language';

type Props = { left: number; onMade: (codes: readonly string[]) => void };

/** How many recovery codes are left, and a button for new ones. */
export function CodesRow({ left, onMade }: Props) {
  const { t } = useLanguage();
  const renew = useMutation(renewCodesMutation(useQueryClient()));
  const [asks, setAsks] = useState(false);
  const make = () =>
    renew.mutate(undefined, {
      onSuccess: ({ codes }) => {
        setAsks(false);
        onMade(codes);
      },
    });
  return (
    <ActionRow
      title={t('account.factor.codes.title')}
      actions={
        <Button size="sm" variant="ghost" onClick={() => setAsks(true)}>
          {t('account.factor.codes.renew')}
        </Button>
      }
    >
      <p className="text-xs text-muted">{t('account.factor.codes.left', { left })}</p>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={make}
        title={t('account.factor.codes.renewTitle')}
        confirmLabel={t('account.factor.codes.renew')}
        pending={renew.isPending}
        error={renew.error?.message}
      >
        {t('account.factor.codes.renewLost')}
      </ConfirmDialog>
    </ActionRow>
  );
}
