import { findCurrentGroup, type Navigation } from '@/components/layout/navigation';
import { navigationIcons } from '@/components/layout/navigation-icons';
import type { Translate } from '@/lib/language/translate';
import type { PaletteEntry } from './palette-entry';

/** The pages that a member can open. */
export function listPages(t: Translate, { pages }: Navigation): PaletteEntry[] {
  return pages.map(({ name, path, letter }) => {
    const Icon = navigationIcons[findCurrentGroup(path) ?? 'settings'];
    return {
      id: path,
      label: t(`pages.${name}`),
      path,
      keywords: t(`pageWords.${name}`),
      icon: <Icon aria-hidden="true" strokeWidth={1.75} />,
      ...(letter ? { detail: `G ${letter.toUpperCase()}` } : {}),
    };
  });
}
