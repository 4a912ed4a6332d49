import type { Metadata, Route } from 'next';
import Link from 'next/link';
import { openWorkspace } from '@/app/(dashboard)/actions';
import { AccountForm } from '@/components/account/account-form';
import { SubmitForm } from '@/components/account/submit-form';
import { nameRole } from '@/components/members/describe-role';
import { ButtonLink } from '@/components/ui/button-link';
import { findInvitation } from '@/lib/accounts/invitations';
import { pageScope } from '@/lib/accounts/page-scope';
import { readMember } from '@/lib/accounts/session';
import { listWorkspaces } from '@/lib/accounts/workspaces';
import { getRuntime } from '@/lib/runtime';
import { joinAsMember, joinWithAccount } from './actions';

export const metadata: Metadata = { title: 'Invitation', referrer: 'same-origin' };

type Props = { params: Promise<{ token: string }> };

export default async function InvitationPage({ params }: Props) {
  const { token } = await params;
  const { db } = await getRuntime();
  const [invitation, member] = await Promise.all([findInvitation(db, token), readMember()]);
  if (!invitation) {
    return (
      <div className="grid gap-4">
        <h1 className="text-xl font-semibold">This invitation no longer works</h1>
        <p className="text-sm text-muted">
          It was used, withdrawn, or is older than seven days. Ask whoever sent it for a new one.
        </p>
        <ButtonLink href="/sign-in" className="justify-self-start">
          Go to sign-in
        </ButtonLink>
      </div>
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
            The invitation stays open for whoever it is meant for: send them the address of this page.
          </p>
        </div>
        <SubmitForm
          action={openWorkspace}
          fields={{ workspaceId }}
          label={`Open ${workspaceName}`}
          variant="primary"
        />
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
          fields={{ token }}
          label={`Join as ${member.email}`}
          variant="primary"
        />
      ) : (
        <>
          <AccountForm
            action={joinWithAccount}
            hidden={{ token }}
            askWorkspace={false}
            label="Create account and join"
          />
          <p className="text-center text-sm text-muted">
            Have an account?{' '}
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
