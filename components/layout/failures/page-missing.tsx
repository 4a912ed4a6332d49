'use client';

import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { EmptyState } from '@/components/ui/empty-state';
import { SearchX } from '@/components/ui/icons';
import { useLanguage } from '@/lib/language/use-language';

/** The 404 page, with the page's h1. Every page includes it, so it does not import the router's link. */
export function PageMissing({ children }: { children?: ReactNode }) {
  const { t } = useLanguage();
  return (
    <>
      <h1 className="sr-only">{t('pages.missing')}</h1>
      <EmptyState
        icon={<SearchX />}
        title={t('pages.missing')}
        action={
          <a href="/" className={buttonClass('primary')}>
            {t('layout.start')}
          </a>
        }
      >
        {t('layout.missing')} {children}
      </EmptyState>
    </>
  );
}
