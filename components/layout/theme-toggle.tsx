'use client';

import { buttonClass } from '@/components/ui/button-class';
import { DropdownMenu } from '@/components/ui/dropdown-menu';
import { SunMoon } from '@/components/ui/icons';
import { MenuCheck } from '@/components/ui/menu-item';
import { useLanguage } from '@/lib/language/use-language';
import { themes } from './theme';
import { setTheme, useTheme } from './use-theme';

export function ThemeToggle() {
  const { t } = useLanguage();
  const chosen = useTheme();
  return (
    <DropdownMenu
      label={t('layout.theme.title')}
      align="end"
      triggerLabel={t('layout.theme.title')}
      triggerClassName={buttonClass('ghost', 'icon-sm')}
      trigger={<SunMoon aria-hidden="true" />}
    >
      {themes.map((theme) => (
        <MenuCheck key={theme} kind="radio" checked={chosen === theme} onChange={() => setTheme(theme)}>
          {t(`layout.theme.${theme}`)}
        </MenuCheck>
      ))}
    </DropdownMenu>
  );
}
