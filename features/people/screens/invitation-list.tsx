'use client';

import { useQuery } from '@tanstack/react-query';
import { ActionButton } from '@/components/feedback/action-button';
import { ActionRow } from '@/components/feedback/action-row';
import { Instant } from '@/components/feedback/instant';
import { Card } from '@/components/ui/card';
import { invitationsOptions, useWithdrawInvitation } from '@/features/people/client/members';
import { useLanguage } from '@/lib/language/use-language';

const useInvitations = () => useQuery(invitationsOptions()).data?.invitations ?? [];

/** Open invitations; nothing if there are none. */
export function InvitationList() {
  const { t } = useLanguage();
  const invitations = useInvitations();
  if (invitations.length === 0) return null;
  return (
    <Card flush title={t('members.invitations.title')} description={t('members.invitations.description')}>
      <ul className="divide-y divide-border border-t border-border">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </Card>
  );
}

function InvitationRow({ invitation }: { invitation: ReturnType<typeof useInvitations>[number] }) {
  const { t } = useLanguage();
  const withdraw = useWithdrawInvitation();
  const { id, role, createdBy, expiresAt, mail } = invitation;
  const when = () => <Instant at={expiresAt} future />;
  return (
    <ActionRow
      title={t(`members.roles.${role}`)}
      actions={
        <ActionButton
          mutation={withdraw}
          input={id}
          done={t('members.invitations.withdrawn')}
          label={t('members.invitations.withdraw')}
          ariaLabel={t('members.invitations.withdrawNamed', { role })}
          variant="ghost"
        />
      }
    >
      <p className="text-xs text-muted">
        {createdBy
          ? t.rich('members.invitations.createdBy', { name: createdBy, when })
          : t.rich('members.invitations.ends', { when })}
      </p>
      {mail ? (
        <p className="text-xs text-muted wrap-anywhere">{t('members.invitations.mail', mail)}</p>
      ) : null}
    </ActionRow>
  );
}
