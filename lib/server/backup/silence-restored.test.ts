import { expect, it } from 'vitest';
import { eachDatabase } from '@/lib/testing/databases';
import { copyRows } from './copying';
import { listColumns } from './list-columns';
import { findMigration, isClosedByRestore, listTables } from './migrations';
import { silenceRestored } from './silence-restored';
import { expectSilenced } from './testing/expect-silenced';
import { fillState } from './testing/fill-database';

eachDatabase('What a backup restores', (database) => {
  it('does nothing again by itself: batches, alerts, reports and messages', async () => {
    await fillState(database().db);
    const paused = await copyRows(database(), 'write', async (copying) => {
      const migration = await findMigration(copying);
      return silenceRestored(copying, await listColumns(copying, await listTables(migration ?? '')));
    });
    expect(paused).toBe(3);
    await expectSilenced(database().db);
  });

  it('leaves out every table whose rows can end, such as sessions', async () => {
    const ending = await copyRows(database(), 'read', ({ query }) =>
      query(`select distinct table_schema || '.' || table_name as name from information_schema.columns
        where table_schema = 'public' and column_name in ('expires_at', 'expire', 'revoked_at')`),
    );
    const names = ending.map(({ name }) => String(name)).sort();
    expect(names).toContain('public.sessions');
    expect(names.filter((name) => !isClosedByRestore(name))).toEqual([]);
  });
});
