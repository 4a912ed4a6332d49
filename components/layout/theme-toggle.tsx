'use client';

import { Moon, Sun } from 'lucide-react';
import { useTheme } from 'next-themes';
import { useSyncExternalStore } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { DropdownMenu } from '@/components/ui/dropdown-menu';
import { MenuCheck } from '@/components/ui/menu-item';

const choices = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

const subscribeToNothing = () => () => {};

export function ThemeToggle() {
  const { theme, setTheme } = useTheme();
  const hydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const chosen = hydrated ? (theme ?? 'system') : 'system';
  return (
    <DropdownMenu
      label="Theme"
      align="end"
      triggerLabel="Theme"
      triggerClassName={buttonClass('ghost', 'icon-sm')}
      trigger={
        <>
          <Sun aria-hidden="true" className="dark:hidden!" />
          <Moon aria-hidden="true" className="hidden! dark:block!" />
        </>
      }
    >
      {choices.map((choice) => (
        <MenuCheck
          key={choice.value}
          kind="radio"
          checked={chosen === choice.value}
          onChange={() => setTheme(choice.value)}
        >
          {choice.label}
        </MenuCheck>
      ))}
    </DropdownMenu>
  );
}
