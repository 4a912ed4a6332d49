'use client';

import { useQuery } from '@tanstack/react-query';
import { ActionButton } from '@/components/feedback/action-button';
import { ActionRow } from '@/components/feedback/action-row';
import { Instant } from '@/components/feedback/instant';
import { LoadFailure } from '@/components/feedback/load-failure';
import { toFailure } from '@/components/feedback/to-failure';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { sessionsOptions, useEndOtherSessions, useEndSession } from '@/features/people/client/account';
import type { Translate } from '@/lib/language/translate';
import { useLanguage } from '@/lib/language/use-language';

const browsers = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const systems = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

/** `Firefox on Linux`, as far as the user agent says; otherwise its first word. */
function describeDevice(t: Translate, userAgent: string): string {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1];
  if (browser && system) return t('account.device.browserOnSystem', { browser, system });
  return browser ?? system ?? (userAgent.split(/[\s/]/)[0] || t('account.device.unknown'));
}

const useSessions = () => useQuery(sessionsOptions());

/** Where the person is signed in. */
export function SessionList() {
  const { t } = useLanguage();
  const read = useSessions();
  const endOthers = useEndOtherSessions();
  const failure = toFailure(read);
  const sessions = read.data?.sessions ?? [];
  return (
    <Card
      flush
      title={t('account.sessions.title')}
      description={t('account.sessions.hint')}
      actions={
        sessions.length > 1 ? (
          <ActionButton
            mutation={endOthers}
            input={undefined}
            done={t('account.sessions.othersEnded')}
            label={t('account.sessions.endOthers')}
          />
        ) : null
      }
    >
      {failure ? <LoadFailure {...failure} title={t('account.sessions.failed')} /> : null}
      <ul className="divide-y divide-border border-t border-border">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    </Card>
  );
}

type Session = NonNullable<ReturnType<typeof useSessions>['data']>['sessions'][number];

function SessionRow({ session }: { session: Session }) {
  const { t } = useLanguage();
  const end = useEndSession();
  const { id, userAgent, network, lastSeenAt, isThis } = session;
  const device = describeDevice(t, userAgent);
  return (
    <ActionRow
      title={
        <>
          <span title={userAgent}>{device}</span>
          {isThis ? <Badge tone="accent">{t('account.sessions.this')}</Badge> : null}
        </>
      }
      actions={
        isThis ? null : (
          <ActionButton
            mutation={end}
            input={id}
            done={t('account.sessions.ended')}
            label={t('account.sessions.end')}
            ariaLabel={t('account.sessions.endNamed', { device, network })}
            variant="ghost"
          />
        )
      }
    >
      <p className="text-xs text-muted">
        {t.rich('account.sessions.seen', { network, when: () => <Instant at={lastSeenAt} /> })}
      </p>
    </ActionRow>
  );
}
