import type { Metadata } from 'next';
import { readLanguage } from '@/app/_server/language';
import { getRuntime } from '@/app/_server/runtime';
import { SubmitForm } from '@/components/form/submit-form';
import { ClosedDoor } from '@/features/people/screens/closed-door';
import { findAsked } from '@/features/schedules/confirmations';
import { sharedNow } from '@/lib/base/clock';
import { confirmByLink } from './actions';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await readLanguage();
  return { title: t('pages.confirmAddress'), referrer: 'same-origin' };
}

type Props = { params: Promise<{ token: string }> };

export default async function ConfirmAddressPage({ params }: Props) {
  const { t } = await readLanguage();
  const { token } = await params;
  const { db } = await getRuntime();
  const asked = await findAsked(db, token, sharedNow());
  if (!asked)
    return <ClosedDoor title={t('schedules.confirm.ended')}>{t('schedules.confirm.endedText')}</ClosedDoor>;
  const { reports, address, isDone } = asked;
  if (isDone) {
    return (
      <ClosedDoor title={t('schedules.confirm.done')}>
        {t('schedules.confirm.doneText', { report: reports.join(', ') })}
      </ClosedDoor>
    );
  }
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <h1 className="text-xl font-semibold">{t('schedules.confirm.title')}</h1>
        <p className="font-medium wrap-anywhere">{reports.join(', ')}</p>
        <p className="text-sm text-muted wrap-anywhere">{t('schedules.confirm.text', { address })}</p>
      </div>
      <SubmitForm action={confirmByLink} hidden={{ token }} label={t('schedules.confirm.button')} />
    </div>
  );
}
