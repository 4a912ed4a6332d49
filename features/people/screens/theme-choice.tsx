'use client';

import { type Theme, themes } from '@/components/layout/theme';
import { setTheme, useTheme } from '@/components/layout/use-theme';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { useLanguage } from '@/lib/language/use-language';

export function ThemeChoice({ drawn }: { drawn: Theme }) {
  const { t } = useLanguage();
  const options = themes.map((value) => ({ value, label: t(`layout.theme.${value}`) }));
  const chosen = useTheme(drawn);
  return (
    <SegmentedControl label={t('layout.theme.title')} options={options} value={chosen} onChange={setTheme} />
  );
}
