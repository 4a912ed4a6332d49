import { eq } from 'drizzle-orm';
import { alertRules } from '@/features/alerts/schema';
import { eachDay } from '@/lib/data/terms/days';
import type { TestLedger } from '@/lib/data/testing/ledgers';
import { reportRow } from '@/lib/data/testing/rows';
import { testVault } from '@/lib/gateway/connections/testing/vault';
import { createWebhookCaller } from '@/lib/gateway/webhooks/call-webhook';
import { alertChannels } from '@/lib/gateway/webhooks/schema';
import type { WebhookShape } from '@/lib/gateway/webhooks/webhook-shape';
import { messages } from '@/lib/server/outbox/schema';
import { sendDue } from '@/lib/server/outbox/testing/send-due';
import { english } from '@/lib/testing/english';
import { channelKind } from '../alert-messages';
import { addChannel } from '../change-channels';
import { channelMessages } from '../channel-messages';
import { listDeliveries } from '../list-channels';
import { sendAgain, sendTest } from '../send-now';
import { noon, setUpAlerts, writeRule } from './alert-set-up';

const last = '2026-06-29';
const range = { from: '2026-06-20', to: last };
export const site = 'https://deck.example';

const rowsOf = (lastSales: number) =>
  eachDay(range).map((date) => reportRow({ date, sales: date === last ? lastSales : 200, final: false }));

type SetUp = { shape?: WebhookShape; name?: string; perHour?: number };

/** A rule whose alert waits for a channel at `url`. Tests set `clock.now`, by which it is sent. */
export async function setUpChannel(
  ledger: TestLedger,
  url: string,
  { shape = 'webhook', name = 'Low sales', perHour = 10 }: SetUp = {},
) {
  const world = await setUpAlerts(ledger);
  const { db, member } = world;
  const clock = { now: noon('2026-06-30') };
  const changing = { db, member, vault: testVault, allowPrivate: true };
  const channel = await addChannel(changing, { name: 'Ops', shape, address: url, perHour });
  await world.fetch(rowsOf(80), range, clock.now);
  const rule = await world.add(writeRule({}, { name, channel: channel.id }), clock.now);
  await world.evaluate(clock.now);
  const callWebhook = createWebhookCaller({ allowPrivate: true, timeoutMs: 60_000 });
  const parts = { db, vault: testVault, callWebhook, site, now: () => clock.now };
  const ofChannel = eq(messages.destination, channel.id);
  const byHand = { ...parts, member, language: english };
  return {
    ...world,
    channel,
    rule,
    clock,
    changing,
    parts,
    pass: (minutes: number) => {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    },
    /** Sends what is due, as a process of its own would. */
    send: (others: Partial<typeof parts> = {}) =>
      sendDue({ db, now: parts.now, kinds: { [channelKind]: channelMessages({ ...parts, ...others }) } }),
    test: () => sendTest(byHand, channel.id),
    again: (id: string) => sendAgain(byHand, id),
    /** Rows arrive that take the alert back. */
    correct: async () => {
      await world.fetch(rowsOf(120), range, clock.now);
      await world.evaluate(clock.now);
    },
    deliveries: async () => (await listDeliveries({ db, member }, channel.id)).deliveries,
    rows: () => db.select().from(messages).where(ofChannel),
    readChannel: async () =>
      (await db.select().from(alertChannels).where(eq(alertChannels.id, channel.id)))[0],
    setRule: (values: Partial<typeof alertRules.$inferInsert>) =>
      db.update(alertRules).set(values).where(eq(alertRules.id, rule.id)),
  };
}
