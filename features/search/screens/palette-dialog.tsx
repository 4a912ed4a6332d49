'use client';

import { useMemo } from 'react';
import type { Navigation } from '@/components/layout/navigation';
import { type Icon, Megaphone, Package, Store, Users } from '@/components/ui/icons';
import type { SearchApi } from '@/features/search/api';
import { type SearchKind, searchKinds } from '@/features/search/search-shape';
import { clientOf } from '@/lib/client/api';
import type { Translate } from '@/lib/language/translate';
import { useLanguage } from '@/lib/language/use-language';
import { CommandDialog } from './command-dialog';
import { listActions, type Right } from './palette-actions';
import type { PaletteResult } from './palette-entry';

const icons: Record<SearchKind, Icon> = {
  brands: Store,
  products: Package,
  creators: Users,
  campaigns: Megaphone,
};

const api = clientOf<SearchApi>();

const searchIn =
  (t: Translate) =>
  async (text: string, signal: AbortSignal): Promise<PaletteResult> => {
    const { hits, unread } = await api.call('GET /api/search', { query: { q: text } }, signal);
    return {
      groups: searchKinds.map((kind) => {
        const Icon = icons[kind];
        const entries = hits[kind].map((hit) => ({ ...hit, icon: <Icon aria-hidden="true" /> }));
        return { name: kind, label: t(`layout.palette.kinds.${kind}`), entries };
      }),
      unread: unread.map((kind) => t(`layout.palette.lists.${kind}`)),
    };
  };

export type PaletteProps = { navigation: Navigation; rights: readonly Right[] };

export type PaletteDialogProps = PaletteProps & {
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
};

/** The command palette of a workspace: pages, actions, and catalog search if there is a seller key. */
export function PaletteDialog({ navigation, rights, ...dialog }: PaletteDialogProps) {
  const { t } = useLanguage();
  const search = useMemo(() => searchIn(t), [t]);
  const sells = navigation.pages.some(({ name }) => name === 'brands');
  return (
    <CommandDialog
      navigation={navigation}
      actions={listActions(t, navigation, rights)}
      search={sells ? search : undefined}
      {...dialog}
    />
  );
}
