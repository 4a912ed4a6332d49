'use client';

import { Instant } from '@/components/feedback/instant';
import { Badge } from '@/components/ui/badge';
import type { WaitingMessages } from '@/features/installation/installation-shape';
import { useLanguage } from '@/lib/language/use-language';

/** How many messages wait, and how many were not sent. */
export function MessageCounts({ messages }: { messages: WaitingMessages }) {
  const { t } = useLanguage();
  const { waiting, oldest, failed } = messages;
  if (waiting + failed === 0) return t('installation.messages.none');
  return (
    <span className="grid justify-items-start gap-1">
      {waiting > 0 && oldest !== null ? (
        <span>
          {t.rich('installation.messages.waiting', { count: waiting, when: () => <Instant at={oldest} /> })}
        </span>
      ) : null}
      {failed > 0 ? (
        <Badge tone="negative">{t('installation.messages.unsent', { count: failed })}</Badge>
      ) : null}
    </span>
  );
}
