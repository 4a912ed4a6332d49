'use client';

import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import type { LanguageCode, Locale } from '@/lib/language/languages';

// A browser loads the messages of one language, and caches them like any script.
const providers = {
  en: dynamic(() => import('./english').then((module) => module.English)),
  de: dynamic(() => import('./german').then((module) => module.German)),
  ja: dynamic(() => import('./japanese').then((module) => module.Japanese)),
} satisfies Record<LanguageCode, unknown>;

/** Everything inside reads in the language of the request. */
export function PageLanguage({ locale, children }: { locale: Locale; children: ReactNode }) {
  const Provider = providers[locale.language];
  return <Provider locale={locale.tag}>{children}</Provider>;
}
