import { lazy } from 'react';

const loadOutcome = () => import('./link-outcome');
const loadResult = () => import('./link-result');
const loadWords = () => import('./describe-failure');

/** What the form shows once the API has answered. */
export const LinkOutcome = lazy(loadOutcome);
export const LinkResult = lazy(loadResult);

export async function describeLater(
  ...problem: Parameters<Awaited<ReturnType<typeof loadWords>>['describeFailure']>
) {
  return (await loadWords()).describeFailure(...problem);
}

/** Fetched while the form is filled in: an answer may be that the connection was lost. */
export function fetchAnswers(): void {
  for (const load of [loadOutcome, loadResult, loadWords]) load().catch(() => {});
}
