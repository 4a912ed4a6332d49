import { eq } from 'drizzle-orm';
import type { Metadata } from 'next';
import { pageContext } from '@/app/_server/context';
import { CardForm } from '@/components/form/card-form';
import { FormField } from '@/components/form/form-field';
import { PageHeader } from '@/components/layout/page-header';
import { NewPasswordForm } from '@/components/settings/account/new-password-form';
import { RenameForm } from '@/components/settings/account/rename-form';
import { SessionRow } from '@/components/settings/account/session-row';
import { ActionButton } from '@/components/settings/action-button';
import { Banner } from '@/components/ui/banner';
import { Card } from '@/components/ui/card';
import { listSessions } from '@/lib/accounts/list-sessions';
import { pageScope } from '@/lib/accounts/page-scope';
import { passwords } from '@/lib/accounts/schema';
import { deleteOwnAccount, endOne, endOthers, rename, setPassword } from './actions';

export const metadata: Metadata = { title: 'Account' };

export default async function AccountPage() {
  const { member, db, environment } = await pageContext();
  const scope = pageScope(member);
  const [sessions, kept] = await Promise.all([
    listSessions(db, member),
    db.select({ at: passwords.changedAt }).from(passwords).where(eq(passwords.userId, member.userId)),
  ]);
  return (
    <>
      <PageHeader title="Account" description={`${member.name} · ${member.email}`} />
      {member.demo ? (
        <Banner title="The demo’s account is shared.">You cannot change it.</Banner>
      ) : (
        <>
          <RenameForm
            action={rename.bind(null, scope)}
            title="Your name"
            description="Shown to members of every workspace."
            name={member.name}
            autoComplete="name"
          />
          {environment.PASSWORD_SIGN_IN === 'on' ? (
            <NewPasswordForm
              action={setPassword.bind(null, scope)}
              email={member.email}
              hasPassword={kept.length > 0}
            />
          ) : null}
        </>
      )}
      <Card
        flush
        title="Sessions"
        description="Where you are signed in. Sessions end after 30 days without use, or after 90 days."
        actions={
          sessions.length > 1 ? (
            <ActionButton action={endOthers.bind(null, scope)} label="Sign out everywhere else" />
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
          title="Delete account"
          description="This permanently deletes your account and every workspace that only you belong to, with its keys, links and stored reports."
          label="Delete account"
          variant="danger"
        >
          <FormField
            name="email"
            label={`Type ${member.email} to confirm`}
            type="email"
            autoComplete="off"
            required
          />
        </CardForm>
      )}
    </>
  );
}
