import type { TestProject } from 'vitest/node';
import { makeTemplate } from './pglite-template';
import { startPostgres } from './postgres';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string | null;
    pgliteTemplate: string;
  }
}

/** Once a run: a Postgres server of its own, and a migrated PGlite folder to copy from. */
export default async function setup(project: TestProject) {
  project.provide('pgliteTemplate', await makeTemplate());
  const server = await startPostgres();
  if (!server) console.warn('No Postgres server is installed here: its tests are skipped.');
  project.provide('postgresUrl', server?.url ?? null);
  return () => server?.stop();
}
