import { Instant } from '@/components/feedback/instant';
import { ActionButton } from '@/components/settings/action-button';
import { Badge } from '@/components/ui/badge';
import type { FormState } from '@/lib/http/form';
import { nameRole } from './describe-role';
import { ResetLink } from './reset-link';
import { RoleSelect } from './role-select';

type Action = (state: FormState, form: FormData) => Promise<FormState>;

type Props = {
  person: { userId: string; name: string; email: string; role: string; joinedAt: string };
  isMe: boolean;
  /** The roles they may be given; none where they may not be changed. */
  roles: readonly string[];
  canLeave: boolean;
  setRole: Action;
  remove: Action;
  leave: Action;
  /** Undefined where passwords are switched off. */
  makeResetLink?: Action | undefined;
};

export function MemberRow({ person, isMe, roles, canLeave, setRole, remove, leave, makeResetLink }: Props) {
  const { userId, name, email, role, joinedAt } = person;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-56 max-sm:basis-40">
        <p className="flex items-center gap-2 text-sm font-medium">
          <span className="truncate">{name}</span>
          {isMe ? <Badge tone="accent">You</Badge> : null}
        </p>
        <p className="text-xs text-muted sm:truncate max-sm:wrap-anywhere">
          {email} · joined <Instant at={joinedAt} />
        </p>
      </div>
      <div className="flex items-center gap-2">
        {roles.length > 0 && !isMe ? (
          <RoleSelect key={role} userId={userId} name={name} role={role} roles={roles} setRole={setRole} />
        ) : (
          <span className="text-sm text-muted">{nameRole(role)}</span>
        )}
        {isMe && canLeave ? (
          <ActionButton
            action={leave}
            label="Leave"
            variant="ghost"
            confirm={{
              title: 'Leave this workspace?',
              lost: 'You lose access immediately. You need a new invitation to return.',
              verb: 'Leave workspace',
            }}
          />
        ) : null}
        {!isMe && roles.length > 0 ? (
          <ActionButton
            action={remove}
            fields={{ userId }}
            label="Remove"
            ariaLabel={`Remove ${name}`}
            variant="ghost"
            confirm={{
              title: `Remove ${name}?`,
              lost: 'They are signed out immediately. Their links and views stay.',
              verb: 'Remove member',
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
