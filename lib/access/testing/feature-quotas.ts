import { sql } from 'drizzle-orm';
import { addRule } from '@/features/alerts/add-rule';
import { addChannel, deleteChannel } from '@/features/alerts/change-channels';
import { deleteRule } from '@/features/alerts/change-rule';
import { addCost, deleteCost } from '@/features/costs/store-costs';
import { deleteCredit } from '@/features/credits/delete-credits';
import { importCredits } from '@/features/credits/import-credits';
import { addPartner, deletePartner } from '@/features/desk/change-partner';
import { newPartnerSchema } from '@/features/desk/partner';
import { addGoal, deleteGoal } from '@/features/goals/store-goals';
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
import { deleteRates } from '@/features/rates/delete-rates';
import { addRate } from '@/features/rates/store-rates';
import { addSchedule, deleteSchedule } from '@/features/schedules/change-schedule';
import { newScheduleSchema } from '@/features/schedules/schedule';
import { putAway } from '@/features/today/put-away';
import { deleteView } from '@/features/views/change-view';
import { saveView } from '@/features/views/save-view';
import { toPages } from '@/lib/csv/read-large-file';
import { addDays, toDay } from '@/lib/data/terms/days';
import { brandA } from '@/lib/data/testing/rows';
import { storedCatalog } from '@/lib/data/testing/stored-catalog';
import { testVault } from '@/lib/gateway/connections/testing/vault';
import { english } from '@/lib/testing/english';
import { first, type Given, id, type QuotaKind, upTo } from './quota-kind';

const batch = (at: number, lines = 1) => ({
  name: `Batch ${at}`,
  lines: Array.from({ length: lines }, (_, line) => ({
    productId: `B${at}-${line}`,
    marketplace: 'marketplace.com',
  })),
  subids: [],
});
const groupParts = ({ db, stores, member }: Given) =>
  storedCatalog(db, stores.of(member.workspaceId), member.workspaceId);

/** What features may store at most. */
export const featureQuotas = {
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
        kind: 'product',
        name: `Group ${at}`,
        filter: { stock: 'in' },
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
  putAwayActions: {
    fill: ({ member }, count) => sql`
      INSERT INTO put_away_actions (workspace_id, user_id, action, until)
      SELECT ${id(member.workspaceId)}, ${id(member.userId)}, 'fell ' || n, current_date + 9 FROM ${upTo(count)}`,
    add: (given, at) => putAway(given, { action: `rose ${at}`, until: addDays(toDay(new Date()), 1) }),
    remove: (given) => putAway(given, { action: 'fell 1', until: null }),
  },
  views: {
    fill: ({ member }, count) => sql`
      INSERT INTO saved_views (workspace_id, page, name, search)
      SELECT ${id(member.workspaceId)}, '/products', 'v' || n, '' FROM ${upTo(count)}`,
    add: ({ db, member }, at) => saveView(db, member, { page: '/products', name: `View ${at}`, search: '' }),
    remove: async ({ db, member }) => deleteView(db, member, await first(db, 'saved_views', member)),
  },
  reportSchedules: {
    fill: ({ member }, count) => sql`
      INSERT INTO report_schedules (workspace_id, user_id, name, currency, plan, content, language)
      SELECT ${id(member.workspaceId)}, ${id(member.userId)}, 's' || n, 'USD', '{}', '{}', 'en'
      FROM ${upTo(count)}`,
    add: ({ db, member }, at) =>
      addSchedule(
        { db, member, language: english, mailing: true, now: () => new Date() },
        newScheduleSchema.parse({
          name: `Report ${at}`,
          source: { kind: 'statement', currency: 'USD' },
          plan: { every: 'day', at: '06:00', timeZone: 'UTC' },
          content: { range: null, weekStart: 1, format: null, perBrand: false, waitFor: null },
          members: [member.userId],
          addresses: [],
        }),
      ),
    remove: async ({ db, member }) => deleteSchedule(db, member, await first(db, 'report_schedules', member)),
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
    add: ({ member, catalog }, at) => {
      const days = { from: `2026-06-0${at}`, to: `2026-06-0${at}` };
      return addCost(
        { ...catalog, member: member },
        {
          kind: 'tool',
          subject: null,
          amount: '1',
          currency: 'USD',
          note: '',
          ...days,
        },
      );
    },
    remove: async ({ db, member }) => deleteCost(db, member, await first(db, 'costs', member)),
  },
  credits: {
    fill: ({ member }, count) => sql`
      INSERT INTO bonus_credits (workspace_id, month, brand, currency, amount)
      SELECT ${id(member.workspaceId)}, '2026-05', 'b' || n, 'USD', 1 FROM ${upTo(count)}`,
    add: ({ member, catalog }, at) =>
      importCredits(
        { ...catalog, member: member },
        `month,brand,currency,amount\n2020-0${at},${brandA},USD,1`,
      ),
    remove: async ({ db, member }) => deleteCredit(db, member, await first(db, 'bonus_credits', member)),
  },
  partners: {
    fill: ({ member }, count) => sql`
      INSERT INTO desk_partners (workspace_id, name, stage, tags)
      SELECT ${id(member.workspaceId)}, 'p' || n, 'prospect', '{}' FROM ${upTo(count)}`,
    add: ({ member, catalog }, at) =>
      addPartner({ ...catalog, member: member }, newPartnerSchema.parse({ name: `Partner ${at}` })),
    remove: async ({ db, member }) => deletePartner(db, member, await first(db, 'desk_partners', member)),
  },
  goals: {
    fill: ({ member }, count) => sql`
      INSERT INTO goals (workspace_id, metric, currency, first_day, last_day, target, subject_kind, subject_id)
      SELECT ${id(member.workspaceId)}, 'sales', 'USD', '2026-05-01', '2026-05-31', 1, 'brand', 'b' || n
      FROM ${upTo(count)}`,
    add: ({ member, catalog }, at) =>
      addGoal(
        { ...catalog, member: member },
        {
          metric: 'sales',
          currency: 'USD',
          period: `2026-0${at}`,
          target: '1',
          subject: null,
        },
      ),
    remove: async ({ db, member }) => deleteGoal(db, member, await first(db, 'goals', member)),
  },
  margins: {
    fill: ({ member }, count) => sql`
      INSERT INTO margins (workspace_id, kind, subject, from_day, percent)
      SELECT ${id(member.workspaceId)}, 'product', 'P' || n, '2026-05-01', 30 FROM ${upTo(count)}`,
    add: ({ member, catalog }, at) =>
      addMargin(
        { ...catalog, member: member },
        {
          kind: 'product',
          subject: 'P1',
          from: `2026-06-0${at}`,
          percent: '30',
        },
      ),
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
} satisfies Record<string, QuotaKind>;
