import type { Metadata, Route } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { getRuntime } from '@/app/_server/runtime';
import { readMember } from '@/app/_server/session';
import { openWorkspace } from '@/app/(dashboard)/actions';
import { SubmitForm } from '@/components/form/submit-form';
import { AccountForm } from '@/components/settings/account/account-form';
import { ClosedDoor } from '@/components/settings/account/closed-door';
import { nameRole } from '@/components/settings/members/describe-role';
import { findInvitation, findInvitedWorkspace } from '@/lib/accounts/invitations';
import { pageScope } from '@/lib/accounts/page-scope';
import { maySignUp } from '@/lib/accounts/ways-in';
import { listWorkspaces } from '@/lib/accounts/workspaces';
import { joinAsMember, joinWithAccount } from './actions';

export const metadata: Metadata = { title: 'Invitation', referrer: 'same-origin' };

type Props = { params: Promise<{ token: string }> };

export default async function InvitationPage({ params }: Props) {
  const { token } = await params;
  const { db, environment } = await getRuntime();
  const [invitation, member] = await Promise.all([findInvitation(db, token), readMember()]);
  if (!invitation) {
    // Single sign-on takes the invitation on the way and comes back here.
    if (member && (await findInvitedWorkspace(db, token)) === member.workspaceId) redirect('/');
    return (
      <ClosedDoor title="This invitation no longer works">
        It was used, revoked, or is older than seven days. Ask for a new one.
      </ClosedDoor>
    );
  }
  const { workspaceId, workspaceName, role, invitedBy } = invitation;
  const own = member ? await listWorkspaces(db, member.userId) : [];
  if (own.some(({ id }) => id === workspaceId)) {
    return (
      <div className="grid gap-6">
        <div className="grid gap-1">
          <h1 className="text-xl font-semibold">You are a member of {workspaceName} already</h1>
          <p className="text-sm text-muted">
            The invitation is still open. Send this page’s address to the person it is for.
          </p>
        </div>
        <SubmitForm action={openWorkspace} hidden={{ workspaceId }} label={`Open ${workspaceName}`} />
      </div>
    );
  }
  const here = `/invite/${token}` as Route;
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <h1 className="text-xl font-semibold">Join {workspaceName}</h1>
        <p className="text-sm text-muted">
          {invitedBy ? `${invitedBy} invites you` : 'You are invited'} as {nameRole(role)}.
        </p>
      </div>
      {member && !member.demo ? (
        <SubmitForm
          action={joinAsMember.bind(null, pageScope(member))}
          hidden={{ token }}
          label={`Join as ${member.email}`}
        />
      ) : (
        <>
          {maySignUp(environment, { invited: true }) ? (
            <AccountForm
              action={joinWithAccount}
              hidden={{ token }}
              askWorkspace={false}
              label="Create account and join"
            />
          ) : null}
          <p className="text-center text-sm text-muted">
            {maySignUp(environment, { invited: true }) ? 'Have an account? ' : null}
            <Link
              href={{ pathname: '/sign-in', query: { callbackUrl: here } }}
              className="font-medium text-accent hover:underline"
            >
              Sign in to join
            </Link>
          </p>
        </>
      )}
    </div>
  );
}
