import type { Instrumentation } from 'next';

/** Opens the databases at startup and closes them at shutdown. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const { startRuntime } = await import('./lib/runtime/start-runtime');
  await startRuntime();
}

/** Logs a page's error under the id that the page shows. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logPageFailure } = await import('./lib/base/log-page-failure');
  logPageFailure(error, { method: request.method, route: context.routePath });
};
