'use client';

import { Instant } from '@/components/feedback/instant';
import { ActionButton } from '@/components/form/action-button';
import { useLanguage } from '@/lib/language/use-language';
import type { FormState } from '@/lib/server/http/form';
import type { Role } from '@/lib/server/identity/schema';
import type { MessageState } from '@/lib/server/outbox/message-state';

type Props = {
  id: string;
  role: Role;
  createdBy: string | null;
  expiresAt: string;
  /** What became of its mail. Null without one. */
  mail: { state: MessageState; email: string } | null;
  withdraw: (state: FormState, form: FormData) => Promise<FormState>;
};

export function InvitationRow({ id, role, createdBy, expiresAt, mail, withdraw }: Props) {
  const { t } = useLanguage();
  const when = () => <Instant at={expiresAt} future />;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="text-sm font-medium">{t(`members.roles.${role}`)}</p>
        <p className="text-xs text-muted">
          {createdBy
            ? t.rich('members.invitations.createdBy', { name: createdBy, when })
            : t.rich('members.invitations.ends', { when })}
        </p>
        {mail ? (
          <p className="text-xs text-muted wrap-anywhere">{t('members.invitations.mail', mail)}</p>
        ) : null}
      </div>
      <ActionButton
        action={withdraw}
        fields={{ id }}
        label={t('members.invitations.withdraw')}
        ariaLabel={t('members.invitations.withdrawNamed', { role })}
        variant="ghost"
      />
    </li>
  );
}
