'use client';

import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { RotateCw } from '@/components/ui/icons';
import { useLanguage } from '@/lib/language/use-language';

/** Shown instead of data when another tab switched workspace or account. */
export function Elsewhere({ message }: { message: string }) {
  const { t } = useLanguage();
  return (
    <div role="alert">
      <EmptyState title={t('feedback.failure.elsewhere')} action={<ReloadButton />}>
        {message}
      </EmptyState>
    </div>
  );
}

export function ReloadButton({ size }: { size?: 'sm' }) {
  const { t } = useLanguage();
  return (
    <Button size={size} onClick={() => window.location.reload()}>
      <RotateCw aria-hidden="true" />
      {t('ui.reload')}
    </Button>
  );
}
