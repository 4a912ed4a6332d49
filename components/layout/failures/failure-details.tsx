'use client';

import { ButtonLink } from '@/components/ui/button-link';
import { ErrorState } from '@/components/ui/error-state';
import { useLanguage } from '@/lib/language/use-language';
import { type CaughtError, tryAgain } from './plain-failure';

/** An error page: who is at fault, what to do, and the id of its log entry. */
export function FailureDetails({ error, retry }: CaughtError) {
  const { t } = useLanguage();
  const home = <ButtonLink href="/">{t('layout.start')}</ButtonLink>;
  const missing = error.name === 'ChunkLoadError';
  return (
    <>
      <h1 className="sr-only">{t('layout.failure.title')}</h1>
      <ErrorState
        title={t(missing ? 'layout.failure.part' : 'layout.failure.title')}
        fault={missing ? 'network' : 'ours'}
        requestId={error.digest}
        onRetry={() => tryAgain({ error, retry })}
        action={home}
      >
        {t(error.digest ? 'layout.failure.logged' : 'layout.failure.nothingLost')}
      </ErrorState>
    </>
  );
}
