'use client';

import { useState } from 'react';
import { heldOffline } from '@/components/layout/held-offline';
import { keepCookie } from '@/components/layout/keep-cookie';
import { Select } from '@/components/ui/select';
import { type LanguageCode, languageCookie, languageNames, languages } from '@/lib/language/languages';
import { useLanguage } from '@/lib/language/use-language';

type Props = {
  /** Undefined where the browser's languages decide. */
  chosen: LanguageCode | undefined;
  className?: string;
};

/** Keeps the language in this browser, and loads the page again to read in it. */
export function LanguageChoice({ chosen, className }: Props) {
  const { t } = useLanguage();
  const [value, setValue] = useState(chosen ?? '');
  const change = (next: string) => {
    if (heldOffline()) return;
    setValue(next);
    keepCookie(languageCookie, next || null);
    location.reload();
  };
  return (
    <Select
      aria-label={t('settings.appearance.language')}
      className={className}
      value={value}
      onChange={({ target }) => change(target.value)}
      options={[
        { value: '', label: t('settings.appearance.browserLanguage') },
        ...languages.map((code) => ({ value: code, label: languageNames[code] })),
      ]}
    />
  );
}
