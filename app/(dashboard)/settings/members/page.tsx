import { definePage } from '@/app/_server/define-page';
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
import { mayAssign } from '@/lib/access/members';
import { readSender } from '@/lib/base/mail-address';
import { grantRulesOptions } from '@/lib/client/grant-rules';
import { roles } from '@/lib/server/identity/schema';

const page = definePage({
  title: ({ t }) => t('pages.members'),
  access: 'view',
  frame: null,
  async draw({ member: me, environment, language: { t }, prefetch, mayWrite }) {
    const sender = readSender(environment.MAIL_FROM ?? '');
    const manages = mayWrite('manage') && !me.demo;
    const owns = mayWrite('own') && !me.demo;
    await Promise.all([
      prefetch(membersOptions()),
      ...(manages ? [prefetch(invitationsOptions())] : []),
      ...(owns ? [prefetch(workspaceOptions()), prefetch(grantRulesOptions())] : []),
    ]);
    const assignable = manages ? roles.filter((role) => mayAssign(me.role, role)) : [];
    return (
      <>
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
      </>
    );
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
