'use client';

import type { ReactNode } from 'react';
import { ja } from '@/lib/language/messages/ja';
import { LanguageProvider } from '@/lib/language/use-language';

export function Japanese({ locale, children }: { locale: string; children: ReactNode }) {
  return (
    <LanguageProvider locale={locale} messages={ja}>
      {children}
    </LanguageProvider>
  );
}
