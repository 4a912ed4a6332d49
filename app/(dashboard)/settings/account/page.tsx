import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { eq } from 'drizzle-orm';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { prefetcher } from '@/app/_server/prefetch';
import { scoped } from '@/app/_server/scoped';
import { PageHeader } from '@/components/layout/page-header';
import { Banner } from '@/components/ui/banner';
import { sessionsOptions } from '@/features/people/client/account';
import { secondFactorOptions } from '@/features/people/client/second-factor';
import { DeleteAccountForm } from '@/features/people/screens/delete-account-form';
import { NewPasswordForm } from '@/features/people/screens/new-password-form';
import { RenameForm } from '@/features/people/screens/rename-form';
import { SecondFactorCard } from '@/features/people/screens/second-factor-card';
import { SessionList } from '@/features/people/screens/session-list';
import { getQueryClient } from '@/lib/client/client';
import { passwords } from '@/lib/server/identity/schema';

export const generateMetadata = titled(({ t }) => t('pages.account'));

export default scoped(async function AccountPage() {
  const { t } = await readLanguage();
  const context = await pageContext();
  const { member, db, environment } = context;
  const { name, email, demo } = member;
  const hasPassword = (await db.$count(passwords, eq(passwords.userId, member.userId))) > 0;
  const passwordsOn = environment.PASSWORD_SIGN_IN === 'on';
  // Single sign-on asks for a second factor itself.
  const guarded = passwordsOn && hasPassword;
  const client = getQueryClient();
  const prefetch = prefetcher(client, context);
  await Promise.all([prefetch(sessionsOptions()), guarded ? prefetch(secondFactorOptions()) : undefined]);
  return (
    <HydrationBoundary state={dehydrate(client)}>
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
    </HydrationBoundary>
  );
});
