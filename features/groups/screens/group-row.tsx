import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { DropdownMenu } from '@/components/ui/dropdown-menu';
import { Ellipsis, ListFilter, Pencil, Trash2 } from '@/components/ui/icons';
import { MenuItem, MenuLink } from '@/components/ui/menu-item';
import { writeFilterAddress } from '@/features/groups/filter-address';
import type { ShownGroup } from '@/features/groups/group-shape';
import { useLanguage } from '@/lib/language/use-language';

type Props = {
  group: ShownGroup;
  manages: boolean;
  onAction: (what: 'members' | 'rename' | 'delete') => void;
};

/** A group: its kind, how many are in it, and what can be done with it. */
export function GroupRow({ group, manages, onAction }: Props) {
  const { t } = useLanguage();
  const { kind, name, members, filter, waiting } = group;
  const label = t('table.actions', { name });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
      <span className="min-w-0 flex-1 max-sm:basis-full">
        <span className="flex items-center gap-2">
          <span className="line-clamp-2 font-medium">{name}</span>
          {filter ? <Badge>{t('groups.live')}</Badge> : null}
        </span>
        <span className="block text-sm text-muted">
          {waiting ? t(`groups.waiting.${kind}`) : t(`groups.members.${kind}`, { count: members })}
        </span>
      </span>
      <Button size="sm" onClick={() => onAction('members')}>
        {t('groups.show')}
      </Button>
      {manages ? (
        <DropdownMenu
          label={label}
          triggerLabel={label}
          align="end"
          trigger={<Ellipsis aria-hidden="true" className="size-4" />}
        >
          <MenuItem icon={<Pencil aria-hidden="true" />} onPress={() => onAction('rename')}>
            {t('groups.rename')}
          </MenuItem>
          {filter ? (
            <MenuLink
              icon={<ListFilter aria-hidden="true" />}
              href={writeFilterAddress({ ...group, filter })}
            >
              {t('groups.changeFilter')}
            </MenuLink>
          ) : null}
          <MenuItem icon={<Trash2 aria-hidden="true" />} tone="danger" onPress={() => onAction('delete')}>
            {t('groups.delete')}
          </MenuItem>
        </DropdownMenu>
      ) : null}
    </li>
  );
}
