'use client';

import type { ReactNode } from 'react';
import { de } from '@/lib/language/messages/de';
import { LanguageProvider } from '@/lib/language/use-language';

export function German({ locale, children }: { locale: string; children: ReactNode }) {
  return (
    <LanguageProvider locale={locale} messages={de}>
      {children}
    </LanguageProvider>
  );
}
