import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { makeTemplate } from './pglite-template';
import { startPostgres } from './postgres';
import { makePostgresTemplate } from './postgres-template';
import { chooseSeed } from './seed';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of random cases. */
    seed: number;
    postgresUrl: string | null;
    pgliteTemplate: string;
    /** A temporary folder, deleted after the run. */
    runFolder: string;
  }
}

/**
 * Once per run: starts a Postgres server with a migrated database, and creates a migrated PGlite folder to copy from.
 */
export default async function setup(project: TestProject) {
  project.provide('seed', chooseSeed());
  const [template, server] = await Promise.all([makeTemplate(), startTemplatePostgres()]);
  project.provide('pgliteTemplate', template);
  if (!server) console.warn('No Postgres server is installed here: its tests are skipped.');
  project.provide('postgresUrl', server?.url ?? null);
  const runFolder = mkdtempSync(join(tmpdir(), 'partnerdeck-tests-'));
  project.provide('runFolder', runFolder);
  return async () => {
    await server?.stop();
    rmSync(runFolder, { recursive: true, force: true });
  };
}

async function startTemplatePostgres() {
  const server = await startPostgres();
  if (server) await makePostgresTemplate(server.url);
  return server;
}
