import { eq } from 'drizzle-orm';
import { definePage } from '@/app/_server/define-page';
import { PageHeader } from '@/components/layout/page-header';
import { Banner } from '@/components/ui/banner';
import { sessionsOptions } from '@/features/people/client/account';
import { secondFactorOptions } from '@/features/people/client/second-factor';
import { DeleteAccountForm } from '@/features/people/screens/delete-account-form';
import { NewPasswordForm } from '@/features/people/screens/new-password-form';
import { RenameForm } from '@/features/people/screens/rename-form';
import { SecondFactorCard } from '@/features/people/screens/second-factor-card';
import { SessionList } from '@/features/people/screens/session-list';
import { passwords } from '@/lib/server/identity/schema';

const page = definePage({
  title: ({ t }) => t('pages.account'),
  frame: null,
  async draw({ member, db, environment, language: { t }, prefetch }) {
    const { name, email, demo } = member;
    const hasPassword = (await db.$count(passwords, eq(passwords.userId, member.userId))) > 0;
    const passwordsOn = environment.PASSWORD_SIGN_IN === 'on';
    // Single sign-on asks for a second factor itself.
    const guarded = passwordsOn && hasPassword;
    await Promise.all([prefetch(sessionsOptions()), guarded ? prefetch(secondFactorOptions()) : undefined]);
    return (
      <>
        <PageHeader tabbed title={t('pages.account')} description={`${name} · ${email}`} />
        {demo ? (
          <Banner title={t('account.demo.title')}>{t('account.demo.text')}</Banner>
        ) : (
          <>
            <RenameForm of="account" name={name} />
            {passwordsOn ? <NewPasswordForm email={email} hasPassword={hasPassword} /> : null}
            {guarded ? <SecondFactorCard /> : null}
          </>
        )}
        <SessionList />
        {demo ? null : <DeleteAccountForm email={email} />}
      </>
    );
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
