import type { Metadata, Route } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { readLanguage } from '@/app/_server/language';
import { getRuntime } from '@/app/_server/runtime';
import { readMember } from '@/app/_server/session';
import { openWorkspace } from '@/app/(dashboard)/actions';
import { SubmitForm } from '@/components/form/submit-form';
import { findInvitation, findInvitedWorkspace } from '@/features/people/accounts/invitations';
import { maySignUp } from '@/features/people/accounts/ways-in';
import { AccountForm } from '@/features/people/screens/account-form';
import { ClosedDoor } from '@/features/people/screens/closed-door';
import { pageScope } from '@/lib/access/page-scope';
import { listWorkspaces } from '@/lib/access/workspaces';
import { joinAsMember, joinWithAccount } from './actions';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await readLanguage();
  return { title: t('pages.invitation'), referrer: 'same-origin' };
}

type Props = { params: Promise<{ token: string }> };

export default async function InvitationPage({ params }: Props) {
  const { t } = await readLanguage();
  const { token } = await params;
  const { db, environment } = await getRuntime();
  const [invitation, member] = await Promise.all([findInvitation(db, token), readMember()]);
  if (!invitation) {
    // Single sign-on accepts the invitation during sign-in and then returns here.
    if (member && (await findInvitedWorkspace(db, token)) === member.workspaceId) redirect('/');
    return <ClosedDoor title={t('auth.invite.over')}>{t('auth.invite.overHint')}</ClosedDoor>;
  }
  const { workspaceId, workspaceName, role, invitedBy } = invitation;
  const own = member ? await listWorkspaces(db, member.userId) : [];
  if (own.some(({ id }) => id === workspaceId)) {
    return (
      <div className="grid gap-6">
        <div className="grid gap-1">
          <h1 className="text-xl font-semibold">{t('auth.invite.already', { workspace: workspaceName })}</h1>
          <p className="text-sm text-muted">{t('auth.invite.alreadyHint')}</p>
        </div>
        <SubmitForm
          action={openWorkspace}
          hidden={{ workspaceId }}
          label={t('auth.invite.open', { workspace: workspaceName })}
        />
      </div>
    );
  }
  const here = `/invite/${token}` as Route;
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <h1 className="text-xl font-semibold">{t('auth.invite.join', { workspace: workspaceName })}</h1>
        <p className="text-sm text-muted">
          {invitedBy
            ? t('auth.invite.invitedBy', { name: invitedBy, role: t(`members.roles.${role}`) })
            : t('auth.invite.invited', { role: t(`members.roles.${role}`) })}
        </p>
      </div>
      {member && !member.demo ? (
        <SubmitForm
          action={joinAsMember}
          hidden={{ token, scope: pageScope(member) }}
          label={t('auth.invite.joinAs', { email: member.email })}
        />
      ) : (
        <>
          {maySignUp(environment, { invited: true }) ? (
            <AccountForm
              action={joinWithAccount}
              hidden={{ token }}
              askWorkspace={false}
              label={t('auth.invite.createAndJoin')}
            />
          ) : null}
          <p className="text-center text-sm text-muted">
            {t.rich(
              maySignUp(environment, { invited: true })
                ? 'auth.invite.haveAccount'
                : 'auth.invite.signInToJoin',
              {
                link: (chunks) => (
                  <Link
                    href={{ pathname: '/sign-in', query: { callbackUrl: here } }}
                    className="font-medium text-accent hover:underline"
                  >
                    {chunks}
                  </Link>
                ),
              },
            )}
          </p>
        </>
      )}
    </div>
  );
}
