import type { Metadata } from 'next';
import { pageContext } from '@/app/_server/context';
import { PageHeader } from '@/components/layout/page-header';
import { RenameForm } from '@/components/settings/account/rename-form';
import { EarningsSetting } from '@/components/settings/members/earnings-setting';
import { InvitationRow } from '@/components/settings/members/invitation-row';
import { InviteForm } from '@/components/settings/members/invite-form';
import { MemberRow } from '@/components/settings/members/member-row';
import { Banner } from '@/components/ui/banner';
import { Card } from '@/components/ui/card';
import { listInvitations } from '@/lib/accounts/invitations';
import { may } from '@/lib/accounts/member';
import { listMembers, mayAssign } from '@/lib/accounts/members';
import { pageScope } from '@/lib/accounts/page-scope';
import { roles } from '@/lib/accounts/schema';
import {
  inviteMember,
  leave,
  makeResetLink,
  remove,
  renameOurs,
  setRole,
  showEarnings,
  withdraw,
} from './actions';

export const metadata: Metadata = { title: 'Members' };

export default async function MembersPage() {
  const { member: me, db, environment } = await pageContext('view');
  const scope = pageScope(me);
  const manages = may(me.role, 'manage', 'write') && !me.demo;
  const [members, invitations] = await Promise.all([
    listMembers(db, me.workspaceId),
    manages ? listInvitations(db, me.workspaceId) : [],
  ]);
  const assignable = roles.filter((role) => mayAssign(me.role, role));
  return (
    <>
      <PageHeader title="Members" description={`People in ${me.workspaceName}, and what they may do.`} />
      {me.demo ? (
        <Banner title="Everyone shares the demo account.">
          Create an account to get your own workspace.
        </Banner>
      ) : null}
      {manages ? <InviteForm roles={assignable} action={inviteMember.bind(null, scope)} /> : null}
      {invitations.length > 0 ? (
        <Card flush title="Open invitations" description="Each link works once.">
          <ul className="divide-y divide-border border-t border-border">
            {invitations.map((invitation) => (
              <InvitationRow
                key={invitation.id}
                id={invitation.id}
                role={invitation.role}
                createdBy={invitation.createdBy}
                expiresAt={invitation.expiresAt.toISOString()}
                withdraw={withdraw.bind(null, scope)}
              />
            ))}
          </ul>
        </Card>
      ) : null}
      <Card flush title="People">
        <ul className="divide-y divide-border border-t border-border">
          {members.map(({ joinedAt, ...person }) => (
            <MemberRow
              key={person.userId}
              person={{ ...person, joinedAt: joinedAt.toISOString() }}
              isMe={person.userId === me.userId}
              roles={manages && mayAssign(me.role, person.role) ? assignable : []}
              canLeave={!me.demo}
              setRole={setRole.bind(null, scope)}
              remove={remove.bind(null, scope)}
              leave={leave.bind(null, scope)}
              makeResetLink={
                environment.PASSWORD_SIGN_IN === 'on' ? makeResetLink.bind(null, scope) : undefined
              }
            />
          ))}
        </ul>
      </Card>
      {may(me.role, 'own', 'write') && !me.demo ? (
        <EarningsSetting shown={me.creatorEarnings} action={showEarnings.bind(null, scope)} />
      ) : null}
      {manages ? (
        <RenameForm
          action={renameOurs.bind(null, scope)}
          title="Workspace name"
          description="Shown to all members."
          name={me.workspaceName}
          autoComplete="organization"
        />
      ) : null}
    </>
  );
}
