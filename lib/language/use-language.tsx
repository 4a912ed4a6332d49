'use client';

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { createLanguage, type Language } from './language';
import type { AllTranslated } from './messages/translated';

const Context = createContext<Language | null>(null);

/** The language of the page. Throws outside a LanguageProvider. */
export function useLanguage(): Language {
  const language = useContext(Context);
  if (!language) throw new Error('No LanguageProvider is around this component.');
  return language;
}

type Props = { locale: string; messages: AllTranslated; children: ReactNode };

export function LanguageProvider({ locale, messages, children }: Props) {
  const language = useMemo(() => createLanguage(locale, messages), [locale, messages]);
  return <Context value={language}>{children}</Context>;
}
