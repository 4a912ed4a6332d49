'use client';

import dynamic from 'next/dynamic';

/** What the framework hands to an error boundary. `digest` names the error in the server's log. */
export type CaughtError = { error: Error & { digest?: string }; retry: () => void };

const FailureDetails = dynamic(() => import('./failure-details').then((module) => module.FailureDetails));

/** Every page carries its error boundary: what it shows is fetched when there is something to show. */
export function PageFailure(caught: CaughtError) {
  return <FailureDetails {...caught} />;
}
