'use client';

import { Instant } from '@/components/feedback/instant';
import { ActionButton } from '@/components/form/action-button';
import { Badge } from '@/components/ui/badge';
import type { FactorKinds } from '@/features/people/second-factor/list-factor-kinds';
import { useLanguage } from '@/lib/language/use-language';
import type { FormState } from '@/lib/server/http/form';
import type { Role } from '@/lib/server/identity/schema';
import { ResetLink } from './reset-link';
import { RoleSelect } from './role-select';

type Action = (state: FormState, form: FormData) => Promise<FormState>;

type Props = {
  person: { userId: string; name: string; email: string; role: Role; joinedAt: string };
  /** Their second factors, for owners. */
  factors?: FactorKinds | undefined;
  isMe: boolean;
  /** Roles that can be assigned; empty if the role cannot be changed. */
  roles: readonly Role[];
  canLeave: boolean;
  setRole: Action;
  remove: Action;
  leave: Action;
  /** Undefined if password sign-in is disabled. */
  makeResetLink?: Action | undefined;
};

export function MemberRow({ person, factors, isMe, roles, canLeave, ...actions }: Props) {
  const { t } = useLanguage();
  const { setRole, remove, leave, makeResetLink } = actions;
  const { userId, name, email, role, joinedAt } = person;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-56 max-sm:basis-40">
        <p className="flex items-center gap-2 text-sm font-medium">
          <span className="truncate">{name}</span>
          {isMe ? <Badge tone="accent">{t('members.people.you')}</Badge> : null}
        </p>
        <p className="text-xs text-muted sm:truncate max-sm:wrap-anywhere">
          {t.rich('members.people.joined', { email, when: () => <Instant at={joinedAt} /> })}
        </p>
        {factors ? <p className="text-xs text-muted">{t(`members.people.factors.${factors}`)}</p> : null}
      </div>
      <div className="flex items-center gap-2">
        {roles.length > 0 && !isMe ? (
          <RoleSelect key={role} userId={userId} name={name} role={role} roles={roles} setRole={setRole} />
        ) : (
          <span className="text-sm text-muted">{t(`members.roles.${role}`)}</span>
        )}
        {isMe && canLeave ? (
          <ActionButton
            action={leave}
            label={t('members.leave.button')}
            variant="ghost"
            confirm={{
              title: t('members.leave.title'),
              lost: t('members.leave.lost'),
              verb: t('members.leave.confirm'),
            }}
          />
        ) : null}
        {!isMe && roles.length > 0 ? (
          <ActionButton
            action={remove}
            fields={{ userId }}
            label={t('ui.remove')}
            ariaLabel={t('members.remove.named', { name })}
            variant="ghost"
            confirm={{
              title: t('members.remove.title', { name }),
              lost: t('members.remove.lost'),
              verb: t('members.remove.confirm'),
            }}
          />
        ) : null}
      </div>
      {!isMe && roles.length > 0 && makeResetLink ? (
        <ResetLink userId={userId} name={name} makeLink={makeResetLink} />
      ) : null}
    </li>
  );
}
