import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { expect, inject, it } from 'vitest';
import { answerForm } from '@/lib/server/http/answer-form';
import { respondFailure } from '@/lib/server/http/failure-response';
import { openTestPostgres } from '@/lib/testing/databases';
import { findFreePort } from '@/lib/testing/free-port';
import { isDatabaseDown } from './database-outage';

const sentence = 'The database does not answer.';

const told = { requestId: 'id', write: (sentence: string) => sentence, about: {} };

async function findRefusal(): Promise<unknown> {
  const connectionString = `postgres://nobody@127.0.0.1:${await findFreePort()}/none`;
  const pool = new Pool({ connectionString });
  return drizzle(pool)
    .execute(sql`select 1`)
    .catch((error: unknown) => error);
}

it('a refused connection is a 503', async () => {
  const response = respondFailure(await findRefusal(), told);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.json()).toMatchObject({ code: 'database_down', message: sentence });
});

it('a refused connection is shown in the form, which keeps the typed text', async () => {
  const error = await findRefusal();
  const form = new FormData();
  form.set('name', 'Ada');
  const state = await answerForm(form, () => Promise.reject(error), told.write);
  expect(state).toMatchObject({ message: sentence, values: { name: 'Ada' } });
});

it.skipIf(!inject('postgresUrl'))('tells an outage from a fault of a statement', async () => {
  const { db, close } = await openTestPostgres(inject('postgresUrl') ?? '');
  const fail = (statement: string) => db.execute(sql.raw(statement)).catch((error: unknown) => error);
  expect(isDatabaseDown(await fail('select pg_terminate_backend(pg_backend_pid())'))).toBe(true);
  expect(isDatabaseDown(await fail('select 1 / 0'))).toBe(false);
  expect(isDatabaseDown(await fail('select 1'))).toBe(false);
  await close();
});
