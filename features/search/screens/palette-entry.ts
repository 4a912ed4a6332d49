import type { ReactNode } from 'react';
import type { Navigation } from '@/components/layout/navigation';
import type { SearchKind } from '@/features/search/search-shape';

export type PaletteEntry = {
  id: string;
  label: string;
  /** Small muted text at the right, such as a marketplace or status. */
  detail?: string;
  icon?: ReactNode;
  /** The page to open. */
  path: string;
  /** Additional search terms. */
  keywords?: string;
};

/** `name` identifies the group, independent of language. */
export type PaletteGroup = { name: 'pages' | 'actions' | SearchKind; label: string; entries: PaletteEntry[] };

/** `unread`: labels of groups whose search failed. */
export type PaletteResult = { groups: PaletteGroup[]; unread: string[] };

export type PaletteProps = {
  navigation: Navigation;
  actions?: readonly PaletteEntry[];
  text: string;
  onText: (text: string) => void;
  /** Called 150 ms after the last key, for at least two characters. Must honor the signal. */
  search?: (text: string, signal: AbortSignal) => Promise<PaletteResult>;
  onClose: () => void;
};
