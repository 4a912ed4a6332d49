'use client';

import { ChevronsUpDown } from 'lucide-react';
import { useActionState } from 'react';
import { BrandMark } from '@/components/layout/brand-mark';
import { DropdownMenu } from '@/components/ui/dropdown-menu';
import { MenuItem, MenuLabel } from '@/components/ui/menu-item';
import type { FormState } from '@/lib/http/form-action';

type Props = {
  current: { id: string; name: string };
  others: readonly { id: string; name: string }[];
  open: (state: FormState, form: FormData) => Promise<FormState>;
};

const frame = 'flex h-9 w-full min-w-0 items-center gap-2.5 rounded px-1 text-left';

/** The workspace's name; a menu where the person belongs to several. */
export function WorkspaceSwitcher({ current, others, open }: Props) {
  const [, submit] = useActionState(open, {});
  const name = (
    <>
      <BrandMark className="size-7 shrink-0" />
      <span className="min-w-0 flex-1 truncate text-sm font-semibold md:group-data-collapsed/shell:hidden">
        {current.name}
      </span>
    </>
  );
  if (others.length === 0) return <div className={frame}>{name}</div>;
  return (
    <DropdownMenu
      label="Workspaces"
      triggerLabel={`Workspace ${current.name}, switch`}
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
      <MenuLabel>Switch to</MenuLabel>
      {others.map((other) => (
        <form key={other.id} action={submit}>
          <input type="hidden" name="workspaceId" value={other.id} />
          <MenuItem type="submit">{other.name}</MenuItem>
        </form>
      ))}
    </DropdownMenu>
  );
}
