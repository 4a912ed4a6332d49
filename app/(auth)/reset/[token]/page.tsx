import type { Metadata } from 'next';
import { readLanguage } from '@/app/_server/language';
import { getRuntime } from '@/app/_server/runtime';
import { SubmitForm } from '@/components/form/submit-form';
import { findReset } from '@/features/people/accounts/password-resets';
import { ClosedDoor } from '@/features/people/screens/closed-door';
import { NewPasswordFields } from '@/features/people/screens/new-password-fields';
import { setPasswordByLink } from './actions';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await readLanguage();
  return { title: t('pages.newPassword'), referrer: 'same-origin' };
}

type Props = { params: Promise<{ token: string }> };

export default async function ResetPage({ params }: Props) {
  const { t } = await readLanguage();
  const { token } = await params;
  const { db, environment } = await getRuntime();
  const person = environment.PASSWORD_SIGN_IN === 'on' ? await findReset(db, token) : undefined;
  if (!person) {
    return <ClosedDoor title={t('auth.reset.over')}>{t('auth.reset.overHint')}</ClosedDoor>;
  }
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <h1 className="text-xl font-semibold">{t('auth.reset.title')}</h1>
        <p className="text-sm text-muted wrap-anywhere">
          {t('auth.reset.description', { email: person.email })}
        </p>
      </div>
      <SubmitForm action={setPasswordByLink} hidden={{ token }} label={t('auth.reset.submit')}>
        <NewPasswordFields email={person.email} />
      </SubmitForm>
    </div>
  );
}
