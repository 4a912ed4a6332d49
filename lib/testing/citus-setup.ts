import type { TestProject } from 'vitest/node';
import { type CitusUrls, startCitus } from './citus';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Undefined unless tests run on Citus. */
    citus: CitusUrls | null | undefined;
  }
}

/** Starts a Citus cluster once per test run. */
export default async function setup(project: TestProject) {
  const citus = await startCitus();
  if (!citus) console.warn('Citus is not installed here, or does not start: its tests are skipped.');
  project.provide('citus', citus && { coordinator: citus.coordinator, workers: citus.workers });
  return () => citus?.stop();
}
