import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { prefetcher } from '@/app/_server/prefetch';
import { scoped } from '@/app/_server/scoped';
import { PageHeader } from '@/components/layout/page-header';
import { Banner } from '@/components/ui/banner';
import { RulesCard } from '@/features/grants/screens/rules-card';
import { invitationsOptions, membersOptions, workspaceOptions } from '@/features/people/client/members';
import { EarningsSetting } from '@/features/people/screens/earnings-setting';
import { FactorSetting } from '@/features/people/screens/factor-setting';
import { InvitationList } from '@/features/people/screens/invitation-list';
import { InviteForm } from '@/features/people/screens/invite-form';
import { MemberList } from '@/features/people/screens/member-list';
import { RenameForm } from '@/features/people/screens/rename-form';
import { MailCard } from '@/features/settings/screens/mail-card';
import { may } from '@/lib/access/member';
import { mayAssign } from '@/lib/access/members';
import { readSender } from '@/lib/base/mail-address';
import { getQueryClient } from '@/lib/client/client';
import { grantRulesOptions } from '@/lib/client/grant-rules';
import { roles } from '@/lib/server/identity/schema';

export const generateMetadata = titled(({ t }) => t('pages.members'));

export default scoped(async function MembersPage() {
  const { t } = await readLanguage();
  const context = await pageContext('view');
  const { member: me, environment } = context;
  const sender = readSender(environment.MAIL_FROM ?? '');
  const manages = may(me.role, 'manage', 'write') && !me.demo;
  const owns = may(me.role, 'own', 'write') && !me.demo;
  const client = getQueryClient();
  const prefetch = prefetcher(client, context);
  await Promise.all([
    prefetch(membersOptions()),
    ...(manages ? [prefetch(invitationsOptions())] : []),
    ...(owns ? [prefetch(workspaceOptions()), prefetch(grantRulesOptions())] : []),
  ]);
  const assignable = manages ? roles.filter((role) => mayAssign(me.role, role)) : [];
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <PageHeader
        tabbed
        title={t('pages.members')}
        description={t('members.description', { workspace: me.workspaceName })}
      />
      {me.demo ? <Banner title={t('members.demo.title')}>{t('members.demo.text')}</Banner> : null}
      {manages ? (
        <>
          <InviteForm roles={assignable} mails={sender !== undefined} />
          <InvitationList />
        </>
      ) : null}
      <MemberList
        me={me.userId}
        roles={assignable}
        canLeave={!me.demo}
        resets={environment.PASSWORD_SIGN_IN === 'on'}
      />
      {owns ? (
        <>
          <EarningsSetting />
          <FactorSetting />
          <RulesCard />
        </>
      ) : null}
      {manages ? (
        <>
          <RenameForm of="workspace" name={me.workspaceName} />
          <MailCard from={sender?.address ?? null} />
        </>
      ) : null}
    </HydrationBoundary>
  );
});
