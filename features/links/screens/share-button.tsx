'use client';

import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { Share2 } from '@/components/ui/icons';
import { useLanguage } from '@/lib/language/use-language';

const never = () => () => {};

/** Opens the system's share sheet, if there is one. */
export function ShareButton({ url, title }: { url: string; title: string }) {
  const { t } = useLanguage();
  const shares = useSyncExternalStore(
    never,
    () => typeof navigator.share === 'function',
    () => false,
  );
  if (!shares) return null;
  const share = () => {
    // Closing the share sheet rejects.
    navigator.share({ url, title }).catch(() => {});
  };
  return (
    <Button onClick={share}>
      <Share2 aria-hidden="true" />
      {t('links.share')}
    </Button>
  );
}
