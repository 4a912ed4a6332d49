import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { openTestPostgres } from '@/lib/testing/databases';
import { runOnServer } from '@/lib/testing/postgres-template';
import { describeServerProblem } from './describe-server';
import { openDatabase } from './open-database';

const server = inject('postgresUrl') ?? '';

/** What a role or a server may have set. */
const foreign = {
  bytea_output: 'escape',
  client_encoding: 'LATIN1',
  datestyle: 'German',
  default_transaction_deferrable: 'on',
  default_transaction_isolation: 'serializable',
  default_transaction_read_only: 'on',
  extra_float_digits: '-15',
  idle_in_transaction_session_timeout: '5000',
  intervalstyle: 'iso_8601',
  lock_timeout: '1',
  search_path: 'elsewhere',
  standard_conforming_strings: 'off',
  statement_timeout: '5000',
  timezone: 'Pacific/Chatham',
  transform_null_equals: 'on',
};

const question = `select timestamptz '2026-01-02 03:04:05.678+00', timestamptz '2026-06-30 23:59:59+00'::date,
  interval '1 day 2 hours', '\\xdeff'::bytea::text, 0.1::float8 + 0.2::float8, 'a\\b', 'ü€', to_regclass('users')`;

const expected = [
  '2026-01-02 03:04:05.678+00',
  '2026-06-30',
  '1 day 02:00:00',
  '\\xdeff',
  '0.30000000000000004',
  'a\\b',
  'ü€',
  'users',
];

describe.skipIf(!server)('a connection', () => {
  it('works the same, whatever the role and the server have set', async () => {
    const { location, close } = await openTestPostgres(server);
    onTestFinished(close);
    if (!('url' in location)) throw new Error('This is no server.');
    const role = `role_${randomBytes(6).toString('hex')}`;
    const url = new URL(location.url);
    await runOnServer(server, `create role ${role} superuser login`);
    onTestFinished(() => runOnServer(server, `drop role ${role}`));
    for (const [name, value] of Object.entries(foreign)) {
      await runOnServer(server, `alter role ${role} set ${name} = '${value}'`);
    }
    url.username = role;
    const plain = new Client({ connectionString: url.href });
    await plain.connect();
    const { rows } = await plain.query('show datestyle');
    expect(rows).toEqual([{ DateStyle: 'German, DMY' }]);
    await plain.end();

    const database = await openDatabase({ url: url.href });
    onTestFinished(database.close);
    for (const pool of Object.values(database.pools ?? {})) {
      const client = await pool.connect();
      const { rows } = await client.query({
        text: `select * from (${question}) as t`,
        rowMode: 'array',
        types: { getTypeParser: () => String },
      });
      expect(rows).toEqual([expected]);
      const copied = await text(client.query(copyTo(`copy (${question}) to stdout`)));
      expect(copied.trimEnd().split('\t')).toEqual(expected.map((value) => value.replaceAll('\\', '\\\\')));
      const { rows: modes } = await client.query(
        `select current_setting('transaction_isolation') as isolation, current_setting('transaction_read_only') as reading,
         current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
      );
      expect(modes).toEqual([{ isolation: 'read committed', reading: 'off', statement: '0', lock: '0' }]);
      client.release();
    }
  });

  it('goes through a socket', async () => {
    const client = new Client({ connectionString: server });
    await client.connect();
    const { rows } = await client.query(
      `select current_setting('unix_socket_directories') as folder, current_setting('port') as port`,
    );
    await client.end();
    const { folder, port } = rows[0];
    const { location, close } = await openTestPostgres(server);
    onTestFinished(close);
    const name = 'url' in location ? new URL(location.url).pathname : '';
    for (const url of [
      `postgresql://partnerdeck@${name}?host=${folder}&port=${port}`,
      `postgres://partnerdeck@${encodeURIComponent(folder)}:${port}${name}`,
    ]) {
      const database = await openDatabase({ url });
      await expect(database.pools?.state.query('select 1 as one')).resolves.toMatchObject({
        rows: [{ one: 1 }],
      });
      await database.close();
    }
  });

  it.each([
    ['?sslmode=require', /^DATABASE_URL: the Postgres at 127\.0\.0\.1:\d+ offers no TLS; /],
    ['?sslrootcert=/none.pem', /^DATABASE_URL: \/none\.pem cannot be read; /],
    ['?host=/nowhere', /^DATABASE_URL: the Postgres at \/nowhere does not answer; /],
    ['-none', /^DATABASE_URL: the Postgres at \S+ has no database postgres-none; create it first\.$/],
  ])('that fails for %s says what to do in one sentence', async (end, sentence) => {
    const url = `${server}${end}`;
    const failed = await openDatabase({ url }).catch((error: unknown) => error);
    expect(failed instanceof Error && describeServerProblem(failed, url)).toMatch(sentence);
  });
});

it.each([
  [
    '28000',
    'no pg_hba.conf entry for host "10.0.0.1", user "deck", database "deck", no encryption',
    'sslmode=require',
  ],
  ['28P01', 'password authentication failed for user "deck"', 'refuses the user or the password'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'self-signed certificate in certificate chain', 'sslmode=no-verify'],
  ['42501', 'permission denied for database deck', 'owner of deck'],
  ['25006', 'cannot execute CREATE SCHEMA in a read-only transaction', 'primary server'],
  ['53300', 'sorry, too many clients already', 'max_connections'],
  ['57P03', 'the database system is starting up', 'when it is ready'],
])('%s is explained, also inside of an error of a query', (code, message, words) => {
  const failed = Object.assign(new Error(message), { code });
  const url = 'postgres://deck:se%23cret@db/deck';
  for (const error of [failed, new Error('Failed query', { cause: failed })]) {
    const sentence = describeServerProblem(error, url);
    expect(sentence).toContain(words);
    expect(sentence).not.toMatch(/cret/);
  }
});
