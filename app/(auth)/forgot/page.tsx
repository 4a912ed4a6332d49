import { readLanguage, titled } from '@/app/_server/language';
import { getRuntime } from '@/app/_server/runtime';
import { SubmitForm } from '@/components/form/submit-form';
import { offersReset } from '@/features/people/accounts/ways-in';
import { ClosedDoor } from '@/features/people/screens/closed-door';
import { EmailField } from '@/features/people/screens/email-field';
import { requestReset } from './actions';

export const generateMetadata = titled(({ t }) => t('pages.forgot'));

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ForgotPage({ searchParams }: Props) {
  const { t } = await readLanguage();
  const { sent } = await searchParams;
  const { environment } = await getRuntime();
  if (!offersReset(environment)) {
    return <ClosedDoor title={t('pages.forgot')}>{t('auth.forgot.off')}</ClosedDoor>;
  }
  if (sent) return <ClosedDoor title={t('auth.forgot.sent')}>{t('auth.forgot.sentHint')}</ClosedDoor>;
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <h1 className="text-xl font-semibold">{t('pages.forgot')}</h1>
        <p className="text-sm text-muted">{t('auth.forgot.description')}</p>
      </div>
      <SubmitForm action={requestReset} hidden={{}} label={t('auth.forgot.submit')}>
        <EmailField />
      </SubmitForm>
    </div>
  );
}
