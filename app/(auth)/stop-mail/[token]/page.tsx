import type { Metadata } from 'next';
import { readLanguage } from '@/app/_server/language';
import { getRuntime } from '@/app/_server/runtime';
import { SubmitForm } from '@/components/form/submit-form';
import { findMailedRules } from '@/features/alerts/stop-mail';
import { ClosedDoor } from '@/features/people/screens/closed-door';
import { findMailedReport } from '@/features/schedules/stop-report';
import { findAskedAddress } from '@/lib/server/outbox/questions';
import { stopMailByLink } from './actions';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await readLanguage();
  return { title: t('pages.stopMail'), referrer: 'same-origin' };
}

type Props = { params: Promise<{ token: string }> };

export default async function StopMailPage({ params }: Props) {
  const { t } = await readLanguage();
  const { token } = await params;
  const { db } = await getRuntime();
  const address = await findAskedAddress(db, token);
  if (address) return <StopForm token={token} of="address" mailed={address.refused ? [] : [address]} />;
  const report = await findMailedReport(db, token);
  if (report) {
    return <StopForm token={token} of="report" mailed={report.stoppedAt ? [] : [report]} />;
  }
  const rules = await findMailedRules(db, token);
  if (rules.length === 0)
    return <ClosedDoor title={t('alerts.stop.ended')}>{t('alerts.stop.endedText')}</ClosedDoor>;
  const mailed = rules.filter(({ mail }) => mail);
  return <StopForm token={token} of={mailed.length === 1 ? 'rule' : 'rules'} mailed={mailed} />;
}

type FormProps = {
  token: string;
  of: 'rule' | 'rules' | 'report' | 'address';
  /** What still sends mail. */
  mailed: readonly { id: string; name: string }[];
};

async function StopForm({ token, of, mailed }: FormProps) {
  const { t } = await readLanguage();
  if (mailed.length === 0) {
    return (
      <ClosedDoor title={t('alerts.stop.stopped', { of })}>{t('alerts.stop.stoppedText', { of })}</ClosedDoor>
    );
  }
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <h1 className="text-xl font-semibold">{t('alerts.stop.title', { of })}</h1>
        <ul>
          {mailed.map(({ id, name }) => (
            <li key={id} className="font-medium wrap-anywhere">
              {name}
            </li>
          ))}
        </ul>
        <p className="text-sm text-muted">{t('alerts.stop.text', { of })}</p>
      </div>
      <SubmitForm action={stopMailByLink} hidden={{ token }} label={t('alerts.stop.button', { of })} />
    </div>
  );
}
