/** Opens the databases as the server starts, and closes them as it stops. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const { startRuntime } = await import('./lib/start-runtime');
  await startRuntime();
}
