import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { eq } from 'drizzle-orm';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { prefetcher } from '@/app/_server/prefetch';
import { scoped } from '@/app/_server/scoped';
import { ActionButton } from '@/components/form/action-button';
import { CardForm } from '@/components/form/card-form';
import { FormField } from '@/components/form/form-field';
import { PageHeader } from '@/components/layout/page-header';
import { Banner } from '@/components/ui/banner';
import { Card } from '@/components/ui/card';
import { listSessions } from '@/features/people/accounts/list-sessions';
import { secondFactorOptions } from '@/features/people/client/second-factor';
import { NewPasswordForm } from '@/features/people/screens/new-password-form';
import { RenameForm } from '@/features/people/screens/rename-form';
import { SecondFactorCard } from '@/features/people/screens/second-factor-card';
import { SessionRow } from '@/features/people/screens/session-row';
import { pageScope } from '@/lib/access/page-scope';
import { getQueryClient } from '@/lib/client/client';
import { passwords } from '@/lib/server/identity/schema';
import { deleteOwnAccount, endOne, endOthers, rename, setPassword } from './actions';

export const generateMetadata = titled(({ t }) => t('pages.account'));

export default scoped(async function AccountPage() {
  const { t } = await readLanguage();
  const context = await pageContext();
  const { member, db, environment } = context;
  const scope = pageScope(member);
  const [sessions, storedPasswords] = await Promise.all([
    listSessions(db, member),
    db.select({ at: passwords.changedAt }).from(passwords).where(eq(passwords.userId, member.userId)),
  ]);
  // Single sign-on asks for a second factor itself.
  const guarded = environment.PASSWORD_SIGN_IN === 'on' && storedPasswords.length > 0;
  const client = getQueryClient();
  if (guarded) await prefetcher(client, context)(secondFactorOptions());
  return (
    <>
      <PageHeader tabbed title={t('pages.account')} description={`${member.name} · ${member.email}`} />
      {member.demo ? (
        <Banner title={t('account.demo.title')}>{t('account.demo.text')}</Banner>
      ) : (
        <>
          <RenameForm
            action={rename.bind(null, scope)}
            title={t('account.yourName')}
            description={t('account.yourNameHint')}
            name={member.name}
            autoComplete="name"
          />
          {environment.PASSWORD_SIGN_IN === 'on' ? (
            <NewPasswordForm
              action={setPassword.bind(null, scope)}
              email={member.email}
              hasPassword={storedPasswords.length > 0}
            />
          ) : null}
          {guarded ? (
            <HydrationBoundary state={dehydrate(client)}>
              <SecondFactorCard />
            </HydrationBoundary>
          ) : null}
        </>
      )}
      <Card
        flush
        title={t('account.sessions.title')}
        description={t('account.sessions.hint')}
        actions={
          sessions.length > 1 ? (
            <ActionButton action={endOthers.bind(null, scope)} label={t('account.sessions.endOthers')} />
          ) : null
        }
      >
        <ul className="divide-y divide-border border-t border-border">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              id={session.id}
              userAgent={session.userAgent}
              network={session.ipPrefix}
              lastSeenAt={session.lastSeenAt.toISOString()}
              isThis={session.id === member.sessionId}
              end={endOne.bind(null, scope)}
            />
          ))}
        </ul>
      </Card>
      {member.demo ? null : (
        <CardForm
          action={deleteOwnAccount.bind(null, scope)}
          title={t('account.delete.title')}
          description={t('account.delete.hint')}
          label={t('account.delete.title')}
          variant="danger"
        >
          <FormField
            name="email"
            label={t('account.delete.confirm', { email: member.email })}
            type="email"
            autoComplete="off"
            required
          />
        </CardForm>
      )}
    </>
  );
});
