import type { Metadata } from 'next';
import { readLanguage } from '@/app/_server/language';
import { getRuntime } from '@/app/_server/runtime';
import { SubmitForm } from '@/components/form/submit-form';
import { findMailedRules } from '@/features/alerts/stop-mail';
import { ClosedDoor } from '@/features/settings/screens/closed-door';
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
  const rules = await findMailedRules(db, token);
  if (rules.length === 0)
    return <ClosedDoor title={t('alerts.stop.ended')}>{t('alerts.stop.endedText')}</ClosedDoor>;
  const mailed = rules.filter(({ mail }) => mail);
  if (mailed.length === 0)
    return <ClosedDoor title={t('alerts.stop.stopped')}>{t('alerts.stop.stoppedText')}</ClosedDoor>;
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <h1 className="text-xl font-semibold">
          {t(mailed.length === 1 ? 'alerts.stop.title' : 'alerts.stop.titleMany')}
        </h1>
        <ul>
          {mailed.map(({ id, name }) => (
            <li key={id} className="font-medium wrap-anywhere">
              {name}
            </li>
          ))}
        </ul>
        <p className="text-sm text-muted">
          {t(mailed.length === 1 ? 'alerts.stop.text' : 'alerts.stop.textMany')}
        </p>
      </div>
      <SubmitForm action={stopMailByLink} hidden={{ token }} label={t('alerts.stop.button')} />
    </div>
  );
}
