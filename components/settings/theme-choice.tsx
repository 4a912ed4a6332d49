'use client';

import { type Theme, themeNames, themes } from '@/components/layout/theme';
import { setTheme, useTheme } from '@/components/layout/use-theme';
import { SegmentedControl } from '@/components/ui/segmented-control';

const options = themes.map((value) => ({ value, label: themeNames[value] }));

export function ThemeChoice({ drawn }: { drawn: Theme }) {
  return <SegmentedControl label="Theme" options={options} value={useTheme(drawn)} onChange={setTheme} />;
}
