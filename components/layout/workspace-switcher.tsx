'use client';

import { useActionState } from 'react';
import { DropdownMenu } from '@/components/ui/dropdown-menu';
import { Building2, ChevronsUpDown, Plus } from '@/components/ui/icons';
import { MenuItem, MenuLabel, MenuLink, MenuSeparator } from '@/components/ui/menu-item';
import { useLanguage } from '@/lib/language/use-language';
import type { FormState } from '@/lib/server/http/form';
import { BrandMark } from './brand-mark';
import { toHref } from './navigation';

type Props = {
  current: { id: string; name: string };
  others: readonly { id: string; name: string }[];
  /** False for the demo. */
  canCreate: boolean;
  open: (state: FormState, form: FormData) => Promise<FormState>;
};

const frame = 'flex h-9 w-full min-w-0 items-center gap-2.5 rounded px-1 text-left';

/** The workspace's name, and a menu to switch or create one. */
export function WorkspaceSwitcher({ current, others, canCreate, open }: Props) {
  const { t } = useLanguage();
  const [, submit] = useActionState(open, {});
  const name = (
    <>
      <BrandMark className="size-7 shrink-0" />
      <span className="min-w-0 flex-1 truncate text-sm font-semibold md:group-data-collapsed/shell:hidden">
        {current.name}
      </span>
    </>
  );
  if (others.length === 0 && !canCreate) return <div className={frame}>{name}</div>;
  return (
    <DropdownMenu
      label={t('layout.workspace.all')}
      triggerLabel={t('layout.workspace.switch', { name: current.name })}
      triggerClassName={`${frame} hover:bg-fill`}
      trigger={
        <>
          {name}
          <ChevronsUpDown
            aria-hidden="true"
            className="size-3.5 shrink-0 text-muted md:group-data-collapsed/shell:hidden"
          />
        </>
      }
    >
      {others.length > 0 ? <MenuLabel>{t('layout.workspace.switchTo')}</MenuLabel> : null}
      {others.map((other) => (
        <form key={other.id} action={submit}>
          <input type="hidden" name="workspaceId" value={other.id} />
          <MenuItem type="submit">{other.name}</MenuItem>
        </form>
      ))}
      {others.length > 0 ? <MenuSeparator /> : null}
      {others.length > 0 ? (
        <MenuLink href={toHref('/workspaces')} icon={<Building2 aria-hidden="true" />}>
          {t('pages.workspaces')}
        </MenuLink>
      ) : null}
      {canCreate ? (
        <MenuLink href={toHref('/workspaces/new')} icon={<Plus aria-hidden="true" />}>
          {t('pages.newWorkspace')}
        </MenuLink>
      ) : null}
    </DropdownMenu>
  );
}
