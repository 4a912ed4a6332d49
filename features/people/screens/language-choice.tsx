'use client';

import { useState } from 'react';
import { blockOffline } from '@/components/layout/block-offline';
import { setCookie } from '@/components/layout/set-cookie';
import { Select } from '@/components/ui/select';
import { type LanguageCode, languageCookie, languageNames, languages } from '@/lib/language/languages';
import { useLanguage } from '@/lib/language/use-language';

type Props = {
  /** Undefined if the browser's languages decide. */
  chosen: LanguageCode | undefined;
  className?: string;
};

/** Stores the language in this browser and reloads the page. */
export function LanguageChoice({ chosen, className }: Props) {
  const { t } = useLanguage();
  const [value, setValue] = useState(chosen ?? '');
  const change = (next: string) => {
    if (blockOffline()) return;
    setValue(next);
    setCookie(languageCookie, next || null);
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
