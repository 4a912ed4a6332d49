import { eq, getTableName, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { eraseAccount } from '@/features/people/accounts/erase-account';
import { findInvitation, invite } from '@/features/people/accounts/invitations';
import { exchangeRates } from '@/features/rates/schema';
import { findAsked, refuseByLink } from '@/features/schedules/confirmations';
import { makeMember } from '@/lib/access/testing/people';
import { importedLinks, linkBatches, linkBatchRows, madeLinks } from '@/lib/data/store/links-schema';
import { createLinkToken } from '@/lib/server/identity/link-token';
import { workspaces } from '@/lib/server/identity/schema';
import { confirmationKind } from '@/lib/server/outbox/message-state';
import { addQuestion, findAskedAddress, nameAddress } from '@/lib/server/outbox/questions';
import { messages } from '@/lib/server/outbox/schema';
import { countAnswers } from '@/lib/testing/count-answers';
import { eachDatabase } from '@/lib/testing/databases';
import { english } from '@/lib/testing/english';
import { emptyAccount, listLargeTables, namingColumns } from './empty-account';

/** Tables with few rows per workspace or person: a quota limits them, or there is one per day, month, key or member. */
const small = [
  ...[
    'alert_channels',
    'alert_rules',
    'alert_settings',
    'authenticator_apps',
    'closing_adjustments',
    'closing_invoices',
    'closings',
    'connections',
    'desk_stages',
    'goals',
    'grant_rules',
    'grants',
    'identities',
    'put_away_actions',
    'report_schedules',
    'report_recipients',
  ],
  ...['invitations', 'ledger_syncs', 'link_presets', 'memberships', 'named_groups', 'password_resets'],
  ...['passkey_challenges', 'passkeys', 'pending_sign_ins', 'recovery_codes'],
  ...['passwords', 'saved_views', 'scheduled_runs', 'scheduled_work', 'sessions', 'visits'],
];
/** Few rows of a person, too. */
const smallOfPerson = [...small, 'link_batches', 'notes'];

eachDatabase('an account', (database) => {
  const parts = () => {
    const { db } = database();
    return {
      db,
      emptyAccount: (userId: string, ids: readonly string[]) => emptyAccount(db, userId, ids),
      workspaceDeleted: async () => {},
    };
  };

  /** Tables whose rows change when a row of another is deleted, directly or through others. */
  async function listDependents(table: string): Promise<{ table: string; isDirect: boolean }[]> {
    const { rows } = Object(
      await database().db.execute(sql`
        WITH RECURSIVE below AS (
          SELECT conrelid, conrelid::regclass::text AS "table", true AS "isDirect" FROM pg_constraint
          WHERE contype = 'f' AND confrelid = to_regclass(${table})
          UNION
          SELECT c.conrelid, c.conrelid::regclass::text, false FROM pg_constraint c
          JOIN below ON c.contype = 'f' AND c.confrelid = below.conrelid)
        SELECT DISTINCT "table", "isDirect" FROM below ORDER BY 1`),
    );
    return rows;
  }

  it('knows each table that can be large', async () => {
    const large = listLargeTables(database().db, 'any').map(({ table }) => getTableName(table));
    const below = [...(await listDependents('workspaces')), ...(await listDependents('users'))];
    expect(new Set([...large, ...small])).toEqual(new Set(below.map(({ table }) => table)));
    const named: string[] = namingColumns.map(({ table }) => getTableName(table));
    const ofPerson = (await listDependents('users')).filter(({ isDirect }) => isDirect);
    const unlisted = ofPerson.filter(({ table }) => !smallOfPerson.includes(table) && !named.includes(table));
    expect(unlisted.map(({ table }) => table)).toEqual(['link_holders']);
  });

  it('is deleted in parts, with its workspace and its name in others, and others are answered in between', async () => {
    const { db } = database();
    const [leaving, staying] = [await makeMember(db), await makeMember(db)];
    const { workspaceId, userId } = leaving;
    const { token } = await invite(db, leaving, 'analyst');
    const fillRates = (id: string) =>
      db.execute(sql`
        INSERT INTO exchange_rates (workspace_id, to_currency, currency, day, rate, user_id)
        SELECT CAST(${id} AS uuid), 'EUR', 'USD', DATE '1900-01-01' + n, 2, CAST(${userId} AS uuid)
        FROM generate_series(1, 20000) n`);
    await fillRates(workspaceId);
    await fillRates(staying.workspaceId);
    await db.execute(sql`
      INSERT INTO imported_links (workspace_id, link_id, user_id)
      SELECT CAST(${workspaceId} AS uuid), 'l' || n, CAST(${userId} AS uuid) FROM generate_series(1, 20000) n`);
    await db.execute(sql`
      WITH batch AS (
        INSERT INTO link_batches (workspace_id, name) VALUES (CAST(${workspaceId} AS uuid), 'b') RETURNING id
      ), made AS (
        INSERT INTO made_links (workspace_id, product_id, marketplace, link_id, type, url, mobile_url, user_id, batch_id)
        SELECT CAST(${workspaceId} AS uuid), 'p', 'm', 'l' || n, 't', 'u', 'u', CAST(${userId} AS uuid), batch.id
        FROM batch, generate_series(1, 5000) n RETURNING id, batch_id
      ), owned AS (
        INSERT INTO link_holders (made_link_id, user_id) SELECT id, CAST(${userId} AS uuid) FROM made
      )
      INSERT INTO link_batch_rows (batch_id, position, product_id, state, made_link_id)
      SELECT batch_id, row_number() OVER (), 'p', 'made', id FROM made`);
    const erasing = eraseAccount(parts(), leaving);
    expect(await countAnswers(db, erasing)).toBeGreaterThan(30);
    await erasing;
    expect(await findInvitation(db, token)).toBeUndefined();
    expect(await db.$count(workspaces, eq(workspaces.id, workspaceId))).toBe(0);
    for (const table of [importedLinks, linkBatches, linkBatchRows, madeLinks]) {
      expect(await db.$count(table)).toBe(0);
    }
    expect(await db.$count(exchangeRates)).toBe(20_000);
    expect(await db.$count(exchangeRates, eq(exchangeRates.workspaceId, staying.workspaceId))).toBe(20_000);
  });

  it('does not take the questions of its workspaces along: their addresses are not asked again, and may still refuse', async () => {
    const { db } = database();
    const [leaving, staying] = [await makeMember(db), await makeMember(db)];
    const address = 'bo@example.org';
    const about = { workspaceId: leaving.workspaceId, subjectId: leaving.userId, createdAt: new Date() };
    const { token, tokenDigest: secretDigest } = createLinkToken();
    await addQuestion(db, { kind: confirmationKind, address, ...about });
    await db
      .update(messages)
      .set({ secretDigest, sentAt: new Date() })
      .where(eq(messages.destination, nameAddress(address)));
    expect(await findAskedAddress(db, token)).toMatchObject({ name: address, refused: false });
    await eraseAccount(parts(), leaving);
    expect(await invite(db, staying, 'analyst', { email: address, language: english })).toMatchObject({
      mailed: false,
    });
    expect(await findAsked(db, token, new Date())).toBeUndefined();
    expect(await refuseByLink(db, token)).toBe(true);
    expect(await findAskedAddress(db, token)).toMatchObject({ name: address, refused: true });
  });

  it('loses nothing if it cannot be deleted', async () => {
    const { db } = database();
    const owner = await makeMember(db);
    await makeMember(db, { role: 'analyst', workspaceId: owner.workspaceId });
    const { token } = await invite(db, owner, 'analyst');
    await db.insert(importedLinks).values({ ...owner, linkId: 'l' });
    await expect(eraseAccount(parts(), owner)).rejects.toMatchObject({ code: 'conflict' });
    expect(await findInvitation(db, token)).toBeDefined();
    expect(await db.$count(importedLinks, eq(importedLinks.userId, owner.userId))).toBe(1);
  });
});
