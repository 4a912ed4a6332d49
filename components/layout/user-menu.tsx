'use client';

import { CircleUser, LogOut } from 'lucide-react';
import { useActionState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { DropdownMenu } from '@/components/ui/dropdown-menu';
import { MenuItem, MenuLink, MenuSeparator } from '@/components/ui/menu-item';
import type { FormState } from '@/lib/http/form';
import { toHref } from './navigation';

type Props = {
  name: string;
  email: string;
  role: string;
  /** Of Partnerdeck. */
  version: string;
  signOut: (state: FormState, form: FormData) => Promise<FormState>;
};

export function UserMenu({ name, email, role, version, signOut }: Props) {
  const [, submit] = useActionState(signOut, {});
  return (
    <DropdownMenu
      label="Account"
      align="end"
      triggerLabel={`Account of ${name}`}
      triggerClassName={buttonClass('ghost', 'icon-sm')}
      trigger={<CircleUser aria-hidden="true" />}
    >
      <div className="px-2 py-1.5">
        <p className="truncate text-sm font-medium">{name}</p>
        <p className="truncate text-xs text-muted">
          {email} · {role}
        </p>
        <p className="text-xs text-muted">Partnerdeck {version}</p>
      </div>
      <MenuSeparator />
      <MenuLink href={toHref('/settings/account')} icon={<CircleUser aria-hidden="true" />}>
        Your account
      </MenuLink>
      <form action={submit}>
        <MenuItem type="submit" icon={<LogOut aria-hidden="true" />}>
          Sign out
        </MenuItem>
      </form>
    </DropdownMenu>
  );
}
