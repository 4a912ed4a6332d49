import type { TestProject } from 'vitest/node';
import { type CitusUrls, startCitus } from './citus';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Undefined outside of the tests on Citus. */
    citus: CitusUrls | null | undefined;
  }
}

/** Once a run of the tests on Citus: a cluster of their own. */
export default async function setup(project: TestProject) {
  const citus = await startCitus();
  if (!citus) console.warn('Citus is not installed here: its tests are skipped.');
  project.provide('citus', citus && { coordinator: citus.coordinator, workers: citus.workers });
  return () => citus?.stop();
}
