import { sql } from 'drizzle-orm';
import { invite, listInvitations, withdrawInvitation } from '@/features/people/accounts/invitations';
import { addPasskey, beginPasskey } from '@/features/people/second-factor/passkeys';
import { readFactors } from '@/features/people/second-factor/read-factors';
import { removePasskey } from '@/features/people/second-factor/remove-factor';
import { createSoftwarePasskey } from '@/features/people/second-factor/testing/software-passkey';
import { createOwnWorkspace } from '@/lib/access/create-workspace';
import type { GrantKind } from '@/lib/access/grants/grant-kinds';
import { liveAddresses } from '@/lib/access/grants/live-addresses';
import { createShare, shares } from '@/lib/access/grants/shares';
import { createToken, tokens } from '@/lib/access/grants/tokens';
import { dropKey, storeKey } from '@/lib/gateway/connections/manage-connections';
import { testVault } from '@/lib/gateway/connections/testing/vault';
import { passwords } from '@/lib/server/identity/schema';
import { first, type Given, id, type QuotaKind, upTo } from './quota-kind';

/** An id of a session that does not exist. Each has its own challenge. */
const deviceOf = (at: number) => `00000000-0000-4000-8000-00000000000${at}`;
const keys = ({ db }: Given) => ({
  db,
  vault: testVault,
  checkKey: async () => {},
  keysChanged: async () => {},
});

const makerOf = (member: Given['member']) => ({ ...member, hasFactor: false });
const view = { search: '', range: null, weekStart: 1 };
const fillGrants =
  (kind: GrantKind): QuotaKind['fill'] =>
  ({ member }, count) =>
    sql`
      INSERT INTO grants (workspace_id, user_id, kind, name, opens, digest, last_four, expires_at)
      SELECT ${id(member.workspaceId)}, ${id(member.userId)}, ${kind}, 'g', '{}', ${kind} || n, 'last', now() + interval '1 day'
      FROM ${upTo(count)}`;

/** What accounts and keys may have at most. */
export const serverQuotas = {
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
    fill: fillGrants('token'),
    add: ({ db, member }, at) =>
      createToken({ db, mail: null }, makerOf(member), {
        name: `Token ${at}`,
        scopes: ['reports:read'],
        days: 1,
      }),
    remove: async ({ db, member }) => tokens.revoke(db, await first(db, 'grants', member), member),
  },
  liveAddresses: {
    fill: fillGrants('live'),
    add: ({ db, member }, at) => {
      const opens = { ...view, list: 'brands', receipt: 'none' as const };
      return liveAddresses.make({ db, mail: null }, makerOf(member), {
        name: `Address ${at}`,
        days: 1,
        opens,
      });
    },
    remove: async ({ db, member }) => liveAddresses.revoke(db, await first(db, 'grants', member), member),
  },
  shares: {
    fill: fillGrants('share'),
    add: ({ db, member }, at) => {
      const opens = { ...view, page: '/reports' };
      return createShare({ db, mail: null }, makerOf(member), {
        name: `Share ${at}`,
        days: 1,
        password: null,
        opens,
      });
    },
    remove: async ({ db, member }) => shares.revoke(db, await first(db, 'grants', member), member),
  },
  passkeys: {
    fill: ({ member }, count) => sql`
      INSERT INTO passkeys (user_id, credential_id, public_key, counter, transports, name)
      SELECT ${id(member.userId)}, 'c' || n, '', 0, '{}', 'p' FROM ${upTo(count)}`,
    add: async ({ db, member }, at) => {
      const hash = { userId: member.userId, hash: 'stored' };
      await db.insert(passwords).values(hash).onConflictDoNothing();
      const own = { ...member, sessionId: deviceOf(at) };
      const parts = { db, environment: { APP_URL: 'https://deck.example', PORT: 3000 }, mail: null };
      const { challenge } = await beginPasskey(parts, own);
      const response = createSoftwarePasskey('https://deck.example').create(challenge);
      return addPasskey(parts, own, { name: `Passkey ${at}`, response });
    },
    remove: async ({ db, member }) => {
      const [one] = (await readFactors(db, member.userId)).passkeys;
      await removePasskey({ db, mail: null }, member.userId, one?.id ?? '');
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
} satisfies Record<string, QuotaKind>;
