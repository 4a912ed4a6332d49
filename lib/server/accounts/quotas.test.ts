import { eq, type SQL, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addRule } from '@/features/alerts/add-rule';
import { addChannel, deleteChannel } from '@/features/alerts/change-channels';
import { deleteRule } from '@/features/alerts/change-rule';
import { addCost, deleteCost } from '@/features/costs/store-costs';
import { addGroup } from '@/features/groups/add-group';
import { deleteGroup } from '@/features/groups/change-group';
import { createBatch } from '@/features/links/create-batch';
import { deleteBatch } from '@/features/links/delete-batch';
import { importLinks } from '@/features/links/import-links';
import { removePreset, savePreset } from '@/features/links/presets';
import { addNote } from '@/features/notes/add-note';
import { deleteNote } from '@/features/notes/change-note';
import { deleteMargins } from '@/features/profit/delete-margins';
import { addMargin } from '@/features/profit/store-margins';
import { product, setUpProfit } from '@/features/profit/testing/profit-set-up';
import { deleteRates } from '@/features/rates/delete-rates';
import { setReportingCurrency } from '@/features/rates/reporting-currency';
import { addRate } from '@/features/rates/store-rates';
import { addSchedule, deleteSchedule } from '@/features/schedules/change-schedule';
import { newScheduleSchema } from '@/features/schedules/schedule';
import { deleteView } from '@/features/views/change-view';
import { saveView } from '@/features/views/save-view';
import { toPages } from '@/lib/data/csv/read-large-file';
import type { Reader } from '@/lib/data/lists/read-list';
import { createStreamSlots } from '@/lib/data/sync/stream-slots';
import { eachLedger, type TestLedger } from '@/lib/data/testing/ledgers';
import { sentenceWriterOf } from '@/lib/language/sentences/write-sentence';
import { dropKey, storeKey } from '@/lib/server/connections/manage-connections';
import { testVault } from '@/lib/server/connections/testing/vault';
import { createAddress } from '@/lib/server/live/create-address';
import { revokeAddress } from '@/lib/server/live/revoke-address';
import { addPasskey, beginPasskey } from '@/lib/server/second-factor/passkeys';
import { readFactors } from '@/lib/server/second-factor/read-factors';
import { removePasskey } from '@/lib/server/second-factor/remove-factor';
import { createSoftwarePasskey } from '@/lib/server/second-factor/testing/software-passkey';
import { createShare } from '@/lib/server/shares/create-share';
import { revokeShare } from '@/lib/server/shares/revoke-share';
import { createToken } from '@/lib/server/tokens/create-token';
import { tokensOf } from '@/lib/server/tokens/list-tokens';
import { revokeToken } from '@/lib/server/tokens/revoke-token';
import { english } from '@/lib/testing/english';
import { createOwnWorkspace } from './create-workspace';
import { invite, listInvitations, withdrawInvitation } from './invitations';
import type { Member } from './member';
import { describeFull, type QuotaName, quotas } from './quotas';
import { auditEvents, passwords, sessions } from './schema';
import { startSession } from './start-session';
import { makeMember, visitor } from './testing/people';

type Given = { member: Member; reader: Reader; db: TestLedger['db']; stores: TestLedger['stores'] };

type Kind = {
  /** Stores `count` of them by SQL, with numbers from `generate_series`. */
  fill: (given: Given, count: number) => SQL;
  /** What the person has already. */
  own?: number;
  add: (given: Given, at: number) => Promise<unknown>;
  /** Makes room for one. */
  remove: (given: Given) => Promise<unknown>;
};

const range = { from: '2026-05-01', to: '2026-05-31' } as const;
const id = (value: string) => sql`CAST(${value} AS uuid)`;
const upTo = (count: number) => sql`generate_series(1, CAST(${count} AS integer)) AS n`;
/** An id of a session that does not exist. Each has its own challenge. */
const deviceOf = (at: number) => `00000000-0000-4000-8000-00000000000${at}`;
const first = async (db: Given['db'], table: string, { workspaceId }: Member) => {
  const found = await db.execute(
    sql`SELECT id FROM ${sql.identifier(table)} WHERE workspace_id = ${id(workspaceId)} LIMIT 1`,
  );
  return String(Object(Object(found).rows[0]).id);
};
const batch = (at: number, lines = 1) => ({
  name: `Batch ${at}`,
  lines: Array.from({ length: lines }, (_, line) => ({
    productId: `B${at}-${line}`,
    marketplace: 'marketplace.com',
  })),
  subids: [],
});
const keys = ({ db }: Given) => ({
  db,
  vault: testVault,
  checkKey: async () => {},
  keysChanged: async () => {},
});

const groupParts = ({ db, stores, member }: Given) => ({ db, store: stores.of(member.workspaceId) });

const kinds: Record<Exclude<QuotaName, 'streams' | 'workspaceStreams'>, Kind> = {
  batches: {
    fill: ({ member }, count) =>
      sql`INSERT INTO link_batches (workspace_id, name) SELECT ${id(member.workspaceId)}, 'b' FROM ${upTo(count)}`,
    add: ({ db, member }, at) => createBatch(db, member, batch(at)),
    remove: async ({ db, member }) => deleteBatch(db, member, await first(db, 'link_batches', member)),
  },
  batchRows: {
    fill: ({ member }, count) => sql`
      WITH made AS (
        INSERT INTO link_batches (workspace_id, name) VALUES (${id(member.workspaceId)}, 'b') RETURNING id)
      INSERT INTO link_batch_rows (batch_id, position, product_id)
      SELECT made.id, n, 'P' FROM made, ${upTo(count)}`,
    add: ({ db, member }, at) => createBatch(db, member, batch(at)),
    remove: async ({ db, member }) => deleteBatch(db, member, await first(db, 'link_batches', member)),
  },
  presets: {
    fill: ({ member }, count) =>
      sql`INSERT INTO link_presets (workspace_id, name) SELECT ${id(member.workspaceId)}, 'p' || n FROM ${upTo(count)}`,
    add: ({ db, member }, at) => savePreset(db, member, { name: `Preset ${at}`, subid1: 'a' }),
    remove: async ({ db, member }) => removePreset(db, member, await first(db, 'link_presets', member)),
  },
  importedLinks: {
    fill: ({ member }, count) => sql`
      INSERT INTO imported_links (workspace_id, link_id) SELECT ${id(member.workspaceId)}, 'l' || n FROM ${upTo(count)}`,
    add: ({ db, stores, member }, at) =>
      importLinks(
        { db, member, store: stores.of(member.workspaceId) },
        toPages([{ line: 1, linkId: `new-${at}`, subid1: 'a', subid2: null, note: null }]),
      ),
    remove: ({ db }) => db.execute(sql`DELETE FROM imported_links WHERE link_id = 'l1'`),
  },
  notes: {
    fill: ({ member }, count) => sql`
      INSERT INTO notes (workspace_id, first_day, last_day, text)
      SELECT ${id(member.workspaceId)}, '2026-11-03', '2026-11-03', 'n' FROM ${upTo(count)}`,
    add: ({ db, member }) =>
      addNote(db, member, { from: '2026-11-03', to: '2026-11-03', text: 'n', subject: null }),
    remove: async ({ db, member }) => deleteNote(db, member, await first(db, 'notes', member)),
  },
  groups: {
    fill: ({ member }, count) => sql`
      INSERT INTO named_groups (workspace_id, kind, name)
      SELECT ${id(member.workspaceId)}, 'product', 'g' || n FROM ${upTo(count)}`,
    add: (given, at) => addGroup(groupParts(given), given.member, { kind: 'product', name: `Group ${at}` }),
    remove: async ({ db, member }) => deleteGroup(db, member, await first(db, 'named_groups', member)),
  },
  liveGroups: {
    fill: ({ member }, count) => sql`
      INSERT INTO named_groups (workspace_id, kind, name, filter)
      SELECT ${id(member.workspaceId)}, 'product', 'g' || n, '{"stock":"out"}' FROM ${upTo(count)}`,
    add: (given, at) =>
      addGroup(groupParts(given), given.member, {
        ...{ kind: 'product', name: `Group ${at}`, filter: { stock: 'in' } },
      }),
    remove: async ({ db, member }) => deleteGroup(db, member, await first(db, 'named_groups', member)),
  },
  groupMembers: {
    fill: ({ member }, count) => sql`
      WITH made AS (
        INSERT INTO named_groups (workspace_id, kind, name) VALUES (${id(member.workspaceId)}, 'product', 'g')
        RETURNING id)
      INSERT INTO group_members (group_id, workspace_id, member)
      SELECT made.id, ${id(member.workspaceId)}, 'm' || n FROM made, ${upTo(count)}`,
    add: (given, at) =>
      addGroup(groupParts(given), given.member, { kind: 'product', name: `Group ${at}`, ids: `new-${at}` }),
    remove: ({ db }) => db.execute(sql`DELETE FROM group_members WHERE member = 'm1'`),
  },
  views: {
    fill: ({ member }, count) => sql`
      INSERT INTO saved_views (workspace_id, page, name, search)
      SELECT ${id(member.workspaceId)}, '/products', 'v' || n, '' FROM ${upTo(count)}`,
    add: ({ db, member }, at) => saveView(db, member, { page: '/products', name: `View ${at}`, search: '' }),
    remove: async ({ db, member }) => deleteView(db, member, await first(db, 'saved_views', member)),
  },
  connections: {
    own: 1,
    fill: ({ member }, count) => sql`
      INSERT INTO connections (workspace_id, family, jwe, prefix, last_four, in_use)
      SELECT ${id(member.workspaceId)}, 'seller', 'jwe', 'sk', 'last', false FROM ${upTo(count)}`,
    add: (given, at) =>
      storeKey(keys(given), given.member, { family: 'seller', key: `sk_key_of_a_seller_${at}` }),
    remove: async (given) =>
      dropKey(keys(given), given.member, await first(given.db, 'connections', given.member)),
  },
  invitations: {
    fill: ({ member }, count) => sql`
      INSERT INTO invitations (workspace_id, token_digest, role, expires_at)
      SELECT ${id(member.workspaceId)}, gen_random_uuid(), 'analyst', now() + interval '1 day' FROM ${upTo(count)}`,
    add: ({ db, member }) => invite(db, member, 'analyst'),
    remove: async ({ db, member }) => {
      const [open] = await listInvitations(db, member.workspaceId);
      await withdrawInvitation(db, member, open?.id ?? '');
    },
  },
  tokens: {
    fill: ({ member }, count) => sql`
      INSERT INTO api_tokens (workspace_id, user_id, name, scopes, digest, last_four, expires_at)
      SELECT ${id(member.workspaceId)}, ${id(member.userId)}, 't', '{links:read}', 'd' || n, 'last', now() + interval '1 day'
      FROM ${upTo(count)}`,
    add: ({ db, member }, at) =>
      createToken(db, member, { name: `Token ${at}`, scopes: ['reports:read'], days: 1 }),
    remove: async ({ db, member }) => {
      const by = { userId: member.userId, action: 'token.revoked' } as const;
      await revokeToken(db, await first(db, 'api_tokens', member), tokensOf(member), by);
    },
  },
  liveAddresses: {
    fill: ({ member }, count) => sql`
      INSERT INTO live_addresses
        (workspace_id, user_id, name, list, search, week_start, receipt, digest, last_four, expires_at)
      SELECT ${id(member.workspaceId)}, ${id(member.userId)}, 'a', 'brands', '', 1, 'none', 'd' || n, 'last',
        now() + interval '1 day'
      FROM ${upTo(count)}`,
    add: ({ db, member }, at) =>
      createAddress(db, member, {
        ...{ name: `Address ${at}`, list: 'brands', search: '', range: null, weekStart: 1 },
        ...{ receipt: 'none', days: 1 },
      }),
    remove: async ({ db, member }) => revokeAddress(db, member, await first(db, 'live_addresses', member)),
  },
  reportSchedules: {
    fill: ({ member }, count) => sql`
      INSERT INTO report_schedules (workspace_id, user_id, name, currency, plan, content, language)
      SELECT ${id(member.workspaceId)}, ${id(member.userId)}, 's' || n, 'USD', '{}', '{}', 'en'
      FROM ${upTo(count)}`,
    add: ({ db, member }, at) =>
      addSchedule(
        {
          ...{ db, member, language: english, site: '', now: () => new Date() },
          mailer: { send: async () => {} },
        },
        newScheduleSchema.parse({
          ...{ name: `Report ${at}`, source: { kind: 'statement', currency: 'USD' } },
          plan: { every: 'day', at: '06:00', timeZone: 'UTC' },
          content: { range: null, weekStart: 1, format: null, perBrand: false, waitFor: null },
          ...{ members: [member.userId], addresses: [] },
        }),
      ),
    remove: async ({ db, member }) => deleteSchedule(db, member, await first(db, 'report_schedules', member)),
  },
  shares: {
    fill: ({ member }, count) => sql`
      INSERT INTO shares (workspace_id, user_id, name, page, search, week_start, digest, last_four, expires_at)
      SELECT ${id(member.workspaceId)}, ${id(member.userId)}, 's', '/reports', '', 1, 'd' || n, 'last',
        now() + interval '1 day'
      FROM ${upTo(count)}`,
    add: ({ db, member }, at) =>
      createShare(db, member, {
        ...{ name: `Share ${at}`, page: '/reports', search: '', range: null, weekStart: 1 },
        ...{ password: null, days: 1 },
      }),
    remove: async ({ db, member }) => revokeShare(db, member, await first(db, 'shares', member)),
  },
  alertChannels: {
    fill: ({ member }, count) => sql`
      INSERT INTO alert_channels (workspace_id, name, shape, jwe, shown)
      SELECT ${id(member.workspaceId)}, 'c' || n, 'slack', '', '' FROM ${upTo(count)}`,
    add: ({ db, member }, at) =>
      addChannel(
        { db, member, vault: testVault, allowPrivate: false },
        { name: `Channel ${at}`, shape: 'slack', address: 'https://hooks.example/', perHour: 10 },
      ),
    remove: async ({ db, member }) => deleteChannel(db, member, await first(db, 'alert_channels', member)),
  },
  alertRules: {
    fill: ({ member }, count) => sql`
      INSERT INTO alert_rules (workspace_id, user_id, name, condition, mail, language, first_day)
      SELECT ${id(member.workspaceId)}, ${id(member.userId)}, 'r' || n, '{"kind":"keyRejected","values":{}}', false, 'en',
        '2026-06-01'
      FROM ${upTo(count)}`,
    add: ({ db, member, stores }, at) =>
      addRule(
        { db, member, store: stores.of(member.workspaceId), language: english },
        { name: `Rule ${at}`, condition: { kind: 'keyRejected', values: {} }, mail: false, channel: null },
        false,
      ),
    remove: async ({ db, member }) => deleteRule(db, member, await first(db, 'alert_rules', member)),
  },
  costs: {
    fill: ({ member }, count) => sql`
      INSERT INTO costs (workspace_id, kind, amount, currency, first_day, last_day)
      SELECT ${id(member.workspaceId)}, 'tool', n, 'USD', '2026-05-01', '2026-05-01' FROM ${upTo(count)}`,
    add: ({ db, member, reader }, at) => {
      const days = { from: `2026-06-0${at}`, to: `2026-06-0${at}` };
      return addCost(db, member, reader, {
        ...{ kind: 'tool', subject: null, amount: '1', currency: 'USD', note: '', ...days },
      });
    },
    remove: async ({ db, member }) => deleteCost(db, member, await first(db, 'costs', member)),
  },
  margins: {
    fill: ({ member }, count) => sql`
      INSERT INTO margins (workspace_id, kind, subject, from_day, percent)
      SELECT ${id(member.workspaceId)}, 'product', 'P' || n, '2026-05-01', 30 FROM ${upTo(count)}`,
    add: ({ db, member, reader }, at) =>
      addMargin(db, member, reader, {
        kind: 'product',
        subject: 'P1',
        from: `2026-06-0${at}`,
        percent: '30',
      }),
    remove: ({ db, member }) =>
      deleteMargins(db, member, { kind: 'product', subject: 'P1', from: '2026-05-01' }),
  },
  rates: {
    fill: ({ member }, count) => sql`
      INSERT INTO exchange_rates (workspace_id, to_currency, currency, day, rate)
      SELECT ${id(member.workspaceId)}, 'EUR', 'USD', date '2020-01-01' - n, 1 FROM ${upTo(count)}`,
    add: ({ db, member }, at) =>
      addRate(db, member, { currency: 'USD', to: 'EUR', day: `2026-06-0${at}`, rate: '1.1' }),
    remove: ({ db, member }) => deleteRates(db, member, { to: 'EUR', currency: 'USD', day: '2019-12-31' }),
  },
  passkeys: {
    fill: ({ member }, count) => sql`
      INSERT INTO passkeys (user_id, credential_id, public_key, counter, transports, name)
      SELECT ${id(member.userId)}, 'c' || n, '', 0, '{}', 'p' FROM ${upTo(count)}`,
    add: async ({ db, member }, at) => {
      const hash = { userId: member.userId, hash: 'stored' };
      await db.insert(passwords).values(hash).onConflictDoNothing();
      const own = { ...member, sessionId: deviceOf(at) };
      const parts = { db, environment: { APP_URL: 'https://deck.example', PORT: 3000 } };
      const { challenge } = await beginPasskey(parts, own);
      const response = createSoftwarePasskey('https://deck.example').create(challenge);
      return addPasskey(parts, own, { name: `Passkey ${at}`, response });
    },
    remove: async ({ db, member }) => {
      const [one] = (await readFactors(db, member.userId)).passkeys;
      await removePasskey(db, member.userId, one?.id ?? '');
    },
  },
  workspaces: {
    own: 1,
    fill: ({ member }, count) => sql`
      WITH made AS (INSERT INTO workspaces (name) SELECT 'w' FROM ${upTo(count)} RETURNING id)
      INSERT INTO memberships (workspace_id, user_id, role) SELECT id, ${id(member.userId)}, 'owner' FROM made`,
    add: ({ db, member }, at) => createOwnWorkspace(db, { name: `Shop ${at}`, userId: member.userId }),
    remove: ({ db, member }) =>
      db.execute(sql`
        DELETE FROM memberships WHERE user_id = ${id(member.userId)} AND workspace_id = (
          SELECT workspace_id FROM memberships WHERE user_id = ${id(member.userId)}
            AND workspace_id <> ${id(member.workspaceId)} LIMIT 1)`),
  },
};

eachLedger('Quotas', (ledger) => {
  it.each(Object.entries(kinds))(
    '%s: the last fits, one more does not, a deletion makes room',
    {
      timeout: 120_000,
    },
    async (name, kind) => {
      const { db, stores } = ledger();
      const listed = { brands: [], products: [product('P1')] };
      const { owner: member, reader } = await setUpProfit(ledger(), {}, range, listed);
      const given = { db, stores, member, reader };
      if (name === 'rates') await setReportingCurrency(db, member, 'EUR');
      const full = { code: 'conflict', message: describeFull(name as QuotaName) };
      const { most } = quotas[name as QuotaName];
      await db.execute(kind.fill(given, most - 1 - (kind.own ?? 0)));
      const both = await Promise.allSettled([1, 2].map((at) => kind.add(given, at)));
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: full });
      const { workspaceId } = member;
      const entries = () => db.$count(auditEvents, eq(auditEvents.workspaceId, workspaceId));
      const before = await entries();
      await expect(kind.add(given, 3)).rejects.toMatchObject(full);
      expect(await entries()).toBe(before);
      await kind.remove(given);
      await kind.add(given, 4);
    },
  );

  it('a person keeps the newest sessions, and can always sign in', async () => {
    const { db } = ledger();
    const { userId, sessionId } = await makeMember(db);
    const own = eq(sessions.userId, userId);
    await db
      .update(sessions)
      .set({ lastSeenAt: new Date('2020-01-01') })
      .where(own);
    await db.execute(sql`
      INSERT INTO sessions (user_id, workspace_id, user_agent, ip_prefix)
      SELECT user_id, workspace_id, 'test', '' FROM sessions, ${upTo(quotas.sessions.most - 1)}
      WHERE id = ${id(sessionId)}`);
    const newest = await startSession(db, userId, visitor);
    const kept = await db.select({ id: sessions.id }).from(sessions).where(own);
    expect(kept).toHaveLength(quotas.sessions.most);
    expect(kept).toContainEqual({ id: newest });
    expect(kept).not.toContainEqual({ id: sessionId });
  });
});

it('limits the open streams of a person and of a workspace', () => {
  const { take } = createStreamSlots();
  const watcher = (person: number, demo = false) => ({
    ...{ workspaceId: 'w', userId: demo ? 'demo' : `u${person}`, callerId: `s${person}`, demo },
  });
  const open = (person: number, count: number) => Array.from({ length: count }, () => take(watcher(person)));
  const [release] = open(1, quotas.streams.most);
  expect(() => take(watcher(1))).toThrow(describeFull('streams'));
  release?.();
  open(1, 1);
  for (const person of [2, 3, 4]) open(person, quotas.streams.most);
  expect(() => take(watcher(5))).toThrow(describeFull('workspaceStreams'));
  take({ ...watcher(5), workspaceId: 'other' });
});

it.each(['de', 'ja-JP'])('every full quota is said in %s', (language) => {
  const write = sentenceWriterOf(language);
  const names = Object.keys(quotas).filter((name): name is QuotaName => name !== 'sessions');
  expect(names.filter((name) => write(describeFull(name)) === describeFull(name))).toEqual([]);
});
