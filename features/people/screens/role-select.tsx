'use client';

import { Select } from '@/components/ui/select';
import { toast } from '@/components/ui/toast';
import { useChangeRole } from '@/features/people/client/members';
import { useLanguage } from '@/lib/language/use-language';
import type { Role } from '@/lib/server/identity/schema';

type Props = { userId: string; name: string; role: Role; roles: readonly Role[] };

export function RoleSelect({ userId, name, role, roles }: Props) {
  const { t } = useLanguage();
  const change = useChangeRole();
  const onChange = (next: string) => {
    const chosen = roles.find((each) => each === next);
    if (!chosen) return;
    const onSuccess = () => toast(t('members.people.roleChanged'), { tone: 'positive' });
    change.mutate({ id: userId, role: chosen }, { onSuccess });
  };
  return (
    <div className="grid gap-1">
      <Select
        aria-label={t('members.people.roleOf', { name })}
        className="w-32"
        value={role}
        disabled={change.isPending}
        onChange={(event) => onChange(event.currentTarget.value)}
        options={roles.map((each) => ({ value: each, label: t(`members.roles.${each}`) }))}
      />
      {change.error ? (
        <p role="alert" className="text-xs text-negative">
          {change.error.message}
        </p>
      ) : null}
    </div>
  );
}
