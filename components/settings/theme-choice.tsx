'use client';

import { useTheme } from 'next-themes';
import { useSyncExternalStore } from 'react';
import { SegmentedControl } from '@/components/ui/segmented-control';

const choices = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

const subscribeToNothing = () => () => {};

export function ThemeChoice() {
  const { theme, setTheme } = useTheme();
  const hydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const chosen = choices.find(({ value }) => hydrated && value === theme)?.value ?? 'system';
  return <SegmentedControl label="Theme" options={choices} value={chosen} onChange={setTheme} />;
}
