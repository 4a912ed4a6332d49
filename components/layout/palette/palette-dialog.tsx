'use client';

import { Link2, type LucideIcon, Megaphone, Package, Store, Users } from 'lucide-react';
import { fetchJson } from '@/lib/query/fetch-json';
import { type SearchAnswer, type SearchKind, searchKinds } from '@/lib/search/search-shape';
import { CommandDialog } from './command-dialog';
import type { PaletteEntry, PaletteResult } from './palette-entry';
import type { WorkspacePaletteProps } from './workspace-palette';

const groups: Record<SearchKind, { label: string; icon: LucideIcon }> = {
  brands: { label: 'Brands', icon: Store },
  products: { label: 'Products', icon: Package },
  creators: { label: 'Creators', icon: Users },
  campaigns: { label: 'Campaigns', icon: Megaphone },
};

async function search(text: string, signal: AbortSignal): Promise<PaletteResult> {
  const { hits, unread } = await fetchJson<SearchAnswer>(`/api/search?q=${encodeURIComponent(text)}`, {
    signal,
  });
  return {
    groups: searchKinds.map((kind) => {
      const { label, icon: Icon } = groups[kind];
      return { label, entries: hits[kind].map((hit) => ({ ...hit, icon: <Icon aria-hidden="true" /> })) };
    }),
    unread: unread.map((kind) => groups[kind].label.toLowerCase()),
  };
}

const makeLink: PaletteEntry = {
  id: 'create-link',
  label: 'Create a link',
  path: '/links/new',
  keywords: ['new', 'make', 'affiliate'],
  icon: <Link2 aria-hidden="true" />,
};

const findings: PaletteEntry[] = [
  {
    id: 'out-of-stock',
    label: 'Products clicked but out of stock',
    path: '/products?finding=clicked-out-of-stock',
    keywords: ['findings'],
    icon: <Package aria-hidden="true" />,
  },
  {
    id: 'recruit',
    label: 'Creators to recruit',
    path: '/program/creators?claimed=false',
    keywords: ['unclaimed', 'program'],
    icon: <Users aria-hidden="true" />,
  },
  {
    id: 'lookup',
    label: 'Look up program tags',
    path: '/program/lookup',
    keywords: ['associates', 'tag'],
    icon: <Users aria-hidden="true" />,
  },
];

type Props = WorkspacePaletteProps & { onClose: () => void };

/** What the palette of a workspace finds: its things where a seller key is there, and what one may do. */
export function PaletteDialog({ navigation, sells, links, onClose }: Props) {
  return (
    <CommandDialog
      navigation={navigation}
      actions={[...(links ? [makeLink] : []), ...(sells ? findings : [])]}
      search={sells ? search : undefined}
      onClose={onClose}
    />
  );
}
