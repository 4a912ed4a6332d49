'use client';

import { startTransition, useActionState } from 'react';
import { runAction } from '@/components/form/run-action';
import { blockOffline } from '@/components/layout/block-offline';
import { Select } from '@/components/ui/select';
import { useLanguage } from '@/lib/language/use-language';
import type { FormState } from '@/lib/server/http/form';
import type { Role } from '@/lib/server/identity/schema';

type Props = {
  userId: string;
  name: string;
  role: Role;
  roles: readonly Role[];
  setRole: (state: FormState, form: FormData) => Promise<FormState>;
};

export function RoleSelect({ userId, name, role, roles, setRole }: Props) {
  const { t } = useLanguage();
  const [state, submit, pending] = useActionState(
    (_: FormState, form: FormData) => runAction(setRole, form),
    {},
  );
  const change = (next: string) => {
    if (blockOffline()) return;
    const form = new FormData();
    form.set('userId', userId);
    form.set('role', next);
    startTransition(() => submit(form));
  };
  return (
    <div className="grid gap-1">
      <Select
        aria-label={t('members.people.roleOf', { name })}
        className="w-32"
        value={role}
        disabled={pending}
        onChange={(event) => change(event.currentTarget.value)}
        options={roles.map((each) => ({ value: each, label: t(`members.roles.${each}`) }))}
      />
      {state.message ? (
        <p role="alert" className="text-xs text-negative">
          {state.message}
        </p>
      ) : null}
    </div>
  );
}
