'use client';

import { useLanguage } from '@/lib/language/use-language';

export function SkipLink() {
  const { t } = useLanguage();
  return (
    <a
      href="#content"
      data-print="hide"
      className="fixed top-2 left-2 z-50 -translate-y-16 rounded bg-raised px-3 py-2 text-sm font-medium text-accent focus:translate-y-0 focus:shadow-overlay"
    >
      {t('layout.skip')}
    </a>
  );
}
