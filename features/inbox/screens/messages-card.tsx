'use client';

import { Instant } from '@/components/feedback/instant';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { ScrollRegion } from '@/components/ui/scroll-region';
import type { ShownMessage } from '@/features/inbox/list-messages';
import { useLanguage } from '@/lib/language/use-language';

const tones = {
  waiting: 'neutral',
  sending: 'neutral',
  sent: 'positive',
  failed: 'negative',
  unknown: 'neutral',
} as const;
const head = 'px-4 py-2 text-left font-medium';
const cell = 'px-4 py-2 align-top';

/** The newest mails and messages to channels, and what became of each. */
export function MessagesCard({ messages }: { messages: readonly ShownMessage[] }) {
  const { t } = useLanguage();
  if (messages.length === 0) {
    return (
      <Card title={t('holdings.messages.title')}>
        <p className="text-sm text-muted">{t('holdings.messages.none')}</p>
      </Card>
    );
  }
  return (
    <Card flush title={t('holdings.messages.title')} description={t('holdings.messages.description')}>
      <ScrollRegion label={t('charts.asTable', { title: t('holdings.messages.title') })}>
        <table className="w-full text-sm">
          <thead className="text-xs text-muted">
            <tr className="border-y border-border">
              <th scope="col" className={head}>
                {t('holdings.messages.what')}
              </th>
              <th scope="col" className={head}>
                {t('holdings.messages.to')}
              </th>
              <th scope="col" className={head}>
                {t('holdings.messages.outcome')}
              </th>
              <th scope="col" className="px-4 py-2 text-right font-medium">
                {t('holdings.messages.time')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-border">
            {messages.map(({ id, kind, about, to, state, status, problem, at }) => (
              <tr key={id}>
                <td className={cell}>
                  {t('holdings.messages.kind', { kind: kind.replace('-', '_') })}
                  {about === null ? null : <p className="text-xs text-muted wrap-anywhere">{about}</p>}
                </td>
                <td className={`${cell} wrap-anywhere text-muted`}>{to ?? '–'}</td>
                <td className={cell}>
                  <Badge tone={tones[state]}>{t('holdings.messages.state', { state })}</Badge>
                  {state === 'sent' || (problem === null && status === null) ? null : (
                    <p className="mt-1 text-xs text-muted">
                      {problem === null
                        ? t('channels.status', { status: String(status) })
                        : t('holdings.messages.problem', { problem })}
                    </p>
                  )}
                </td>
                <td className={`${cell} tabular text-right whitespace-nowrap text-muted`}>
                  <Instant at={at} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Card>
  );
}
