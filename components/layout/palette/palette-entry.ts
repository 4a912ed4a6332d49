import type { ReactNode } from 'react';
import type { Navigation } from '@/components/layout/navigation';

export type PaletteEntry = {
  id: string;
  label: string;
  /** Small and muted, at the right: a marketplace, a status. */
  detail?: string;
  icon?: ReactNode;
  /** Where it leads. */
  path: string;
  keywords?: string[];
};

export type PaletteGroup = { label: string; entries: PaletteEntry[] };

/** `unread`: labels of groups that could not be looked through. */
export type PaletteResult = { groups: PaletteGroup[]; unread: string[] };

export type PaletteProps = {
  navigation: Navigation;
  actions?: readonly PaletteEntry[];
  /** Called 150 ms after the last key with two characters or more; honour the signal. */
  search?: (text: string, signal: AbortSignal) => Promise<PaletteResult>;
  onClose: () => void;
};
