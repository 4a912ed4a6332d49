'use client';

import { SunMoon } from 'lucide-react';
import { buttonClass } from '@/components/ui/button-class';
import { DropdownMenu } from '@/components/ui/dropdown-menu';
import { MenuCheck } from '@/components/ui/menu-item';
import { themeNames, themes } from './theme';
import { setTheme, useTheme } from './use-theme';

export function ThemeToggle() {
  const chosen = useTheme();
  return (
    <DropdownMenu
      label="Theme"
      align="end"
      triggerLabel="Theme"
      triggerClassName={buttonClass('ghost', 'icon-sm')}
      trigger={<SunMoon aria-hidden="true" />}
    >
      {themes.map((theme) => (
        <MenuCheck key={theme} kind="radio" checked={chosen === theme} onChange={() => setTheme(theme)}>
          {themeNames[theme]}
        </MenuCheck>
      ))}
    </DropdownMenu>
  );
}
