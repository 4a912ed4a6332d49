import { lazy } from 'react';

const loadOutcome = () => import('./link-outcome');
const loadResult = () => import('./link-result');
const loadWords = () => import('./describe-failure');

/** Shown after the API responds. */
export const LinkOutcome = lazy(loadOutcome);
export const LinkResult = lazy(loadResult);

export async function describeLater(
  ...problem: Parameters<Awaited<ReturnType<typeof loadWords>>['describeFailure']>
) {
  return (await loadWords()).describeFailure(...problem);
}

/** Loads the code while the form is filled in, in case the connection is lost later. */
export function fetchAnswers(): void {
  for (const load of [loadOutcome, loadResult, loadWords]) load().catch(() => {});
}
