import type { Metadata } from 'next';
import { getRuntime } from '@/app/_server/runtime';
import { SubmitForm } from '@/components/form/submit-form';
import { ClosedDoor } from '@/components/settings/account/closed-door';
import { NewPasswordFields } from '@/components/settings/account/new-password-fields';
import { findReset } from '@/lib/accounts/password-resets';
import { setPasswordByLink } from './actions';

export const metadata: Metadata = { title: 'New password', referrer: 'same-origin' };

type Props = { params: Promise<{ token: string }> };

export default async function ResetPage({ params }: Props) {
  const { token } = await params;
  const { db, environment } = await getRuntime();
  const person = environment.PASSWORD_SIGN_IN === 'on' ? await findReset(db, token) : undefined;
  if (!person) {
    return (
      <ClosedDoor title="This link no longer works">
        It was used, replaced by a newer one, or is older than a day. Ask for a new one.
      </ClosedDoor>
    );
  }
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <h1 className="text-xl font-semibold">Set a new password</h1>
        <p className="text-sm text-muted wrap-anywhere">
          For {person.email}. It signs you out everywhere else.
        </p>
      </div>
      <SubmitForm action={setPasswordByLink} hidden={{ token }} label="Set password and sign in">
        <NewPasswordFields email={person.email} />
      </SubmitForm>
    </div>
  );
}
