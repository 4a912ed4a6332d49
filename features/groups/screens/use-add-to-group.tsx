'use client';

import { type ReactNode, useState } from 'react';
import { Boxes } from '@/components/ui/icons';
import { MenuItem } from '@/components/ui/menu-item';
import type { GroupKind } from '@/lib/data/terms/group-dimensions';
import { useLanguage } from '@/lib/language/use-language';
import { AddToGroupDialog } from './add-to-group';

/** The item of a row's menu that adds the row to a group, and the dialog that it opens. Nothing for those who manage no groups. */
export function useAddToGroup(
  kind: GroupKind,
  manages: boolean,
): { itemOf: (id: string) => ReactNode; dialog: ReactNode } {
  const { t } = useLanguage();
  const [chosen, setChosen] = useState<string | null>(null);
  return {
    itemOf: (id) =>
      manages ? (
        <MenuItem icon={<Boxes aria-hidden="true" />} onPress={() => setChosen(id)}>
          {t('groups.addToOne')}
        </MenuItem>
      ) : null,
    dialog:
      chosen === null ? null : (
        <AddToGroupDialog kind={kind} ids={[chosen]} onClose={() => setChosen(null)} />
      ),
  };
}
