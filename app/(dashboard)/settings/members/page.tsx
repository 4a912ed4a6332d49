import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { prefetcher } from '@/app/_server/prefetch';
import { scoped } from '@/app/_server/scoped';
import { PageHeader } from '@/components/layout/page-header';
import { Banner } from '@/components/ui/banner';
import { Card } from '@/components/ui/card';
import { RulesCard } from '@/features/grants/screens/rules-card';
import { readFactorSetting } from '@/features/people/accounts/factor-setting';
import { listInvitations } from '@/features/people/accounts/invitations';
import { EarningsSetting } from '@/features/people/screens/earnings-setting';
import { FactorSetting } from '@/features/people/screens/factor-setting';
import { InvitationRow } from '@/features/people/screens/invitation-row';
import { InviteForm } from '@/features/people/screens/invite-form';
import { MemberRow } from '@/features/people/screens/member-row';
import { RenameForm } from '@/features/people/screens/rename-form';
import { listFactorKinds } from '@/features/people/second-factor/list-factor-kinds';
import { MailCard } from '@/features/settings/screens/mail-card';
import { may } from '@/lib/access/member';
import { listMembers, mayAssign } from '@/lib/access/members';
import { pageScope } from '@/lib/access/page-scope';
import { readSender } from '@/lib/base/mail-address';
import { getQueryClient } from '@/lib/client/client';
import { grantRulesOptions } from '@/lib/client/grant-rules';
import { roles } from '@/lib/server/identity/schema';
import {
  inviteMember,
  leave,
  makeResetLink,
  remove,
  renameOurs,
  requireFactors,
  setRole,
  showEarnings,
  withdraw,
} from './actions';

export const generateMetadata = titled(({ t }) => t('pages.members'));

export default scoped(async function MembersPage() {
  const { t } = await readLanguage();
  const context = await pageContext('view');
  const { member: me, db, environment } = context;
  const scope = pageScope(me);
  const sender = readSender(environment.MAIL_FROM ?? '');
  const manages = may(me.role, 'manage', 'write') && !me.demo;
  const owns = may(me.role, 'own', 'write') && !me.demo;
  const [members, factors, factorRequired, invitations] = await Promise.all([
    listMembers(db, me.workspaceId),
    owns ? listFactorKinds(db, me.workspaceId) : undefined,
    readFactorSetting(db, me.workspaceId),
    manages ? listInvitations(db, me.workspaceId) : [],
  ]);
  const client = getQueryClient();
  if (owns) await prefetcher(client, context)(grantRulesOptions());
  const assignable = roles.filter((role) => mayAssign(me.role, role));
  return (
    <>
      <PageHeader
        tabbed
        title={t('pages.members')}
        description={t('members.description', { workspace: me.workspaceName })}
      />
      {me.demo ? <Banner title={t('members.demo.title')}>{t('members.demo.text')}</Banner> : null}
      {manages ? (
        <InviteForm roles={assignable} mails={sender !== undefined} action={inviteMember.bind(null, scope)} />
      ) : null}
      {invitations.length > 0 ? (
        <Card flush title={t('members.invitations.title')} description={t('members.invitations.description')}>
          <ul className="divide-y divide-border border-t border-border">
            {invitations.map((invitation) => (
              <InvitationRow
                key={invitation.id}
                id={invitation.id}
                role={invitation.role}
                createdBy={invitation.createdBy}
                expiresAt={invitation.expiresAt.toISOString()}
                mail={invitation.mail}
                withdraw={withdraw.bind(null, scope)}
              />
            ))}
          </ul>
        </Card>
      ) : null}
      <Card flush title={t('members.people.title')}>
        <ul className="divide-y divide-border border-t border-border">
          {members.map(({ joinedAt, ...person }) => (
            <MemberRow
              key={person.userId}
              person={{ ...person, joinedAt: joinedAt.toISOString() }}
              factors={factors?.get(person.userId)}
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
      {owns ? (
        <>
          <EarningsSetting shown={me.creatorEarnings} action={showEarnings.bind(null, scope)} />
          <FactorSetting required={factorRequired} action={requireFactors.bind(null, scope)} />
          <HydrationBoundary state={dehydrate(client)}>
            <RulesCard />
          </HydrationBoundary>
        </>
      ) : null}
      {manages ? (
        <RenameForm
          action={renameOurs.bind(null, scope)}
          title={t('members.workspaceName.title')}
          description={t('members.workspaceName.description')}
          name={me.workspaceName}
          autoComplete="organization"
        />
      ) : null}
      {manages ? <MailCard from={sender?.address ?? null} /> : null}
    </>
  );
});
