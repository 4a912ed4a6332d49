'use client';

import type { ReactNode } from 'react';
import { en } from '@/lib/language/messages/en';
import { LanguageProvider } from '@/lib/language/use-language';

export function English({ locale, children }: { locale: string; children: ReactNode }) {
  return (
    <LanguageProvider locale={locale} messages={en}>
      {children}
    </LanguageProvider>
  );
}
