'use client';

import { lazy, Suspense } from 'react';
import { useLanguage } from '@/lib/language/use-language';
import { type CaughtError, PlainFailure } from './plain-failure';

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

/** Every page includes this error boundary, so its content loads only on an error. */
export function PageFailure(caught: CaughtError) {
  return (
    <Suspense>
      <FailureDetails {...caught} />
    </Suspense>
  );
}
