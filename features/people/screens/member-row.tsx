'use client';

import { ActionButton } from '@/components/feedback/action-button';
import { Instant } from '@/components/feedback/instant';
import { Badge } from '@/components/ui/badge';
import { useLeave, useRemoveMember } from '@/features/people/client/members';
import type { FactorKinds } from '@/features/people/second-factor/list-factor-kinds';
import { useLanguage } from '@/lib/language/use-language';
import type { Role } from '@/lib/server/identity/schema';
import { ResetLink } from './reset-link';
import { RoleSelect } from './role-select';

type Props = {
  person: {
    userId: string;
    name: string;
    email: string;
    role: Role;
    joinedAt: string;
    /** Their second factors, for owners. */
    factors: FactorKinds | null;
  };
  isMe: boolean;
  /** Roles that the viewer can assign, and whose members they can change. */
  roles: readonly Role[];
  canLeave: boolean;
  /** Whether members sign in with passwords. */
  resets: boolean;
};

export function MemberRow({ person, isMe, roles, canLeave, resets }: Props) {
  const { t } = useLanguage();
  const leave = useLeave();
  const remove = useRemoveMember();
  const { userId, name, email, role, joinedAt, factors } = person;
  const changes = !isMe && roles.includes(role);
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
        {changes ? (
          <RoleSelect userId={userId} name={name} role={role} roles={roles} />
        ) : (
          <span className="text-sm text-muted">{t(`members.roles.${role}`)}</span>
        )}
        {isMe && canLeave ? (
          <ActionButton
            mutation={leave}
            input={userId}
            label={t('members.leave.button')}
            variant="ghost"
            confirm={{
              title: t('members.leave.title'),
              lost: t('members.leave.lost'),
              verb: t('members.leave.confirm'),
            }}
          />
        ) : null}
        {changes ? (
          <ActionButton
            mutation={remove}
            input={userId}
            done={t('members.remove.done')}
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
      {changes && resets ? <ResetLink userId={userId} name={name} /> : null}
    </li>
  );
}
