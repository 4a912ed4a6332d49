'use client';

import { lazy, Suspense } from 'react';
import { useLanguage } from '@/lib/language/use-language';
import { PlainFailure } from './plain-failure';

/** What the framework hands to an error boundary. `digest` names the error in the server's log. */
export type CaughtError = { error: Error & { digest?: string }; retry: () => void };

const FailureDetails = lazy(() =>
  import('./failure-details').then(
    (module) => ({ default: module.FailureDetails }),
    () => ({ default: DetailsMissing }),
  ),
);

function DetailsMissing(caught: CaughtError) {
  const { t } = useLanguage();
  const { digest } = caught.error;
  const words = {
    title: t('layout.failure.title'),
    text: digest ? t('layout.failure.ours', { id: digest }) : t('layout.failure.browser'),
    again: t('ui.tryAgain'),
  };
  return <PlainFailure {...caught} words={words} />;
}

/** Every page carries its error boundary: what it shows is fetched when there is something to show, if it can be. */
export function PageFailure(caught: CaughtError) {
  return (
    <Suspense>
      <FailureDetails {...caught} />
    </Suspense>
  );
}
