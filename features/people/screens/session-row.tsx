'use client';

import { Instant } from '@/components/feedback/instant';
import { ActionButton } from '@/components/form/action-button';
import { Badge } from '@/components/ui/badge';
import type { Translate } from '@/lib/language/translate';
import { useLanguage } from '@/lib/language/use-language';
import type { FormState } from '@/lib/server/http/form';

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

type Props = {
  id: string;
  userAgent: string;
  network: string;
  lastSeenAt: string;
  isThis: boolean;
  end: (state: FormState, form: FormData) => Promise<FormState>;
};

export function SessionRow({ id, userAgent, network, lastSeenAt, isThis, end }: Props) {
  const { t } = useLanguage();
  const device = describeDevice(t, userAgent);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2 text-sm font-medium" title={userAgent}>
          {device}
          {isThis ? <Badge tone="accent">{t('account.sessions.this')}</Badge> : null}
        </p>
        <p className="text-xs text-muted">
          {t.rich('account.sessions.seen', { network, when: () => <Instant at={lastSeenAt} /> })}
        </p>
      </div>
      {isThis ? null : (
        <ActionButton
          action={end}
          fields={{ id }}
          label={t('account.sessions.end')}
          ariaLabel={t('account.sessions.endNamed', { device, network })}
          variant="ghost"
        />
      )}
    </li>
  );
}
