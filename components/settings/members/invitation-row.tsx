import { Instant } from '@/components/feedback/instant';
import { ActionButton } from '@/components/settings/action-button';
import type { FormState } from '@/lib/http/form';
import { nameRole } from './describe-role';

type Props = {
  id: string;
  role: string;
  createdBy: string | null;
  expiresAt: string;
  withdraw: (state: FormState, form: FormData) => Promise<FormState>;
};

export function InvitationRow({ id, role, createdBy, expiresAt, withdraw }: Props) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="text-sm font-medium">{nameRole(role)}</p>
        <p className="text-xs text-muted">
          {createdBy ? `Created by ${createdBy}, ` : ''}ends <Instant at={expiresAt} future />
        </p>
      </div>
      <ActionButton
        action={withdraw}
        fields={{ id }}
        label="Withdraw"
        ariaLabel={`Revoke the invitation as ${role}`}
        variant="ghost"
      />
    </li>
  );
}
