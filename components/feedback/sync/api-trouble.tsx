'use client';

import { useEffect, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { RotateCw } from '@/components/ui/icons';
import type { SyncTrouble } from '@/lib/data/terms/progress-shape';
import { useLanguage } from '@/lib/language/use-language';
import { useSentence } from '@/lib/language/use-sentence';

type Props = {
  trouble: SyncTrouble;
  /** When the next retry is due; null if it runs now or there is none. */
  retryAt: string | null;
  /** Whether a retry is scheduled. */
  waiting: boolean;
  onRetry: () => void;
};

/**
 * The API fails during a sync: since when, when the next retry is, and the request id. Stored figures stay on screen.
 */
export function ApiTrouble({ trouble, retryAt, waiting, onRetry }: Props) {
  const { t, format, locale } = useLanguage();
  const message = useSentence(trouble.message);
  const now = useSeconds();
  const left = retryAt === null ? 0 : Math.ceil((Date.parse(retryAt) - now) / 1_000);
  const next = !waiting
    ? ''
    : left > 0
      ? t('feedback.trouble.nextTry', { duration: format.duration(left) })
      : t('feedback.trouble.now');
  return (
    <Banner
      tone="error"
      title={t('feedback.trouble.title')}
      actions={
        <Button size="sm" onClick={onRetry}>
          <RotateCw aria-hidden="true" />
          {t('ui.tryAgain')}
        </Button>
      }
    >
      {t.rich('feedback.trouble.text', {
        message,
        // Local time, to the second.
        time: new Date(trouble.since).toLocaleTimeString(locale),
        next: () => <span aria-hidden="true">{next}</span>,
      })}
      <span className="flex items-center gap-1 text-xs text-muted">
        <span>
          {t.rich('ui.request', {
            id: trouble.requestId,
            code: (chunks) => <code className="font-mono break-all">{chunks}</code>,
          })}
        </span>
        <CopyButton
          text={trouble.requestId}
          label={t('ui.copyRequestId')}
          iconOnly
          variant="ghost"
          size="sm"
        />
      </span>
    </Banner>
  );
}

/** The current time in milliseconds, updated each second. */
function useSeconds(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
