'use client';

import { ButtonLink } from '@/components/ui/button-link';
import { ErrorState } from '@/components/ui/error-state';
import type { CaughtError } from './page-failure';

/** A page that failed: what to do, and the id under which the log has it. */
export function FailureDetails({ error, retry }: CaughtError) {
  const home = <ButtonLink href="/">Go to the start</ButtonLink>;
  return (
    <ErrorState
      title="This page could not be shown"
      fault="ours"
      requestId={error.digest}
      onRetry={retry}
      action={home}
    >
      {error.digest ? 'It has been logged under the id below.' : 'Nothing you entered elsewhere is lost.'}
    </ErrorState>
  );
}
