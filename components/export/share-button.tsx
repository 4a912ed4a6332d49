'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Share2 } from '@/components/ui/icons';
import { later } from '@/components/ui/later';
import { useLanguage } from '@/lib/language/use-language';
import type { ShareView } from './share-view';

const ShareDialog = later(() => import('./grant-dialogs').then((module) => module.ShareDialog));

/** The button “Share” of a page without an export menu. */
export function ShareButton({ read }: { read: () => ShareView }) {
  const { t } = useLanguage();
  const [view, setView] = useState<ShareView>();
  return (
    <>
      <Button onClick={() => setView(read())}>
        <Share2 aria-hidden="true" className="text-muted" />
        <span data-word="">{t('shares.menu')}</span>
      </Button>
      {view ? <ShareDialog view={view} onClose={() => setView(undefined)} /> : null}
    </>
  );
}
