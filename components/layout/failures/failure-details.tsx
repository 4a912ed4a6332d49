'use client';

import { ButtonLink } from '@/components/ui/button-link';
import { ErrorState } from '@/components/ui/error-state';
import type { CaughtError } from './page-failure';
import { tryAgain } from './plain-failure';

/** A page that failed: whose fault it is, what to do, and the id under which the log has it. */
export function FailureDetails({ error, retry }: CaughtError) {
  const home = <ButtonLink href="/">Go to the start</ButtonLink>;
  const missing = error.name === 'ChunkLoadError';
  return (
    <>
      <h1 className="sr-only">This page could not load</h1>
      <ErrorState
        title={missing ? 'Part of this page did not load' : 'This page could not load'}
        fault={missing ? 'network' : 'ours'}
        requestId={error.digest}
        onRetry={() => tryAgain({ error, retry })}
        action={home}
      >
        {error.digest ? 'We logged the error under the id below.' : 'Nothing you entered elsewhere is lost.'}
      </ErrorState>
    </>
  );
}
