'use client';

import { useActionState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { DropdownMenu } from '@/components/ui/dropdown-menu';
import { CircleUser, LogOut } from '@/components/ui/icons';
import { MenuItem, MenuLink, MenuSeparator } from '@/components/ui/menu-item';
import { useLanguage } from '@/lib/language/use-language';
import type { FormState } from '@/lib/server/http/form';
import type { Role } from '@/lib/server/identity/schema';
import { toHref } from './navigation';

type Props = {
  name: string;
  email: string;
  role: Role;
  /** Version of Partnerdeck. */
  version: string;
  signOut: (state: FormState, form: FormData) => Promise<FormState>;
};

export function UserMenu({ name, email, role, version, signOut }: Props) {
  const { t } = useLanguage();
  const [, submit] = useActionState(signOut, {});
  return (
    <DropdownMenu
      label={t('pages.account')}
      align="end"
      triggerLabel={t('layout.account.of', { name })}
      triggerClassName={buttonClass('ghost', 'icon-sm')}
      trigger={<CircleUser aria-hidden="true" />}
    >
      <div className="px-2 py-1.5">
        <p className="truncate text-sm font-medium">{name}</p>
        <p className="truncate text-xs text-muted">
          {email} · {t(`members.roles.${role}`)}
        </p>
        <p className="text-xs text-muted">Partnerdeck {version}</p>
      </div>
      <MenuSeparator />
      <MenuLink href={toHref('/settings/account')} icon={<CircleUser aria-hidden="true" />}>
        {t('layout.account.yours')}
      </MenuLink>
      <form action={submit}>
        <MenuItem type="submit" icon={<LogOut aria-hidden="true" />}>
          {t('layout.account.signOut')}
        </MenuItem>
      </form>
    </DropdownMenu>
  );
}
