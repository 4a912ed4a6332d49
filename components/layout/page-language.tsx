'use client';

import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { DrawnAt } from '@/components/ui/use-clock';
import type { LanguageCode, Locale } from '@/lib/language/languages';
import type { AllTranslated } from '@/lib/language/messages/translated';
import { LanguageProvider } from '@/lib/language/use-language';

type Props = { locale: string; children: ReactNode };

/** A provider of these messages. */
const provide = (messages: AllTranslated) => (props: Props) => (
  <LanguageProvider {...props} messages={messages} />
);

// A browser loads the messages of one language, and caches them like any script.
const providers = {
  en: dynamic(() => import('@/lib/language/messages/en').then(({ en }) => provide(en))),
  de: dynamic(() => import('@/lib/language/messages/de').then(({ de }) => provide(de))),
  ja: dynamic(() => import('@/lib/language/messages/ja').then(({ ja }) => provide(ja))),
} satisfies Record<LanguageCode, unknown>;

type PageProps = { locale: Locale; drawnAt: string; children: ReactNode };

/** Provides the language of the request, and when it was answered. */
export function PageLanguage({ locale, drawnAt, children }: PageProps) {
  const Provider = providers[locale.language];
  return (
    <Provider locale={locale.tag}>
      <DrawnAt value={drawnAt}>{children}</DrawnAt>
    </Provider>
  );
}
