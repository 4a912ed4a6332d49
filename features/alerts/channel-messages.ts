import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import { may } from '@/lib/access/member';
import { latestStored } from '@/lib/base/clock';
import { log } from '@/lib/base/log';
import { toDay } from '@/lib/data/terms/days';
import type { Vault } from '@/lib/gateway/connections/vault';
import type { CallWebhook, WebhookAnswer } from '@/lib/gateway/webhooks/call-webhook';
import { alertChannels } from '@/lib/gateway/webhooks/schema';
import { signWebhook } from '@/lib/gateway/webhooks/sign-webhook';
import { findLanguage } from '@/lib/language/find-language';
import type { Language } from '@/lib/language/language';
import type { Db, Transaction } from '@/lib/server/db/database';
import { memberships } from '@/lib/server/identity/schema';
import { cleanName } from '@/lib/server/mail/clean-name';
import type { Message as Stored } from '@/lib/server/outbox/schema';
import type { MessageKind, Outcome } from '@/lib/server/outbox/sender';
import type { Held } from '@/lib/server/outbox/take-message';
import { channelTestKind } from './alert-messages';
import { openChannel } from './channel-secret';
import type { DeliveryProblem } from './channel-shape';
import { cleanNames } from './clean-names';
import { eventOf, tellEvent } from './kinds';
import { tellReceipt } from './list-alerts';
import { type Message, writeBody } from './message';
import { alertRules, alerts } from './schema';

const minuteMs = 60_000;
const weekMs = 7 * 24 * 60 * minuteMs;
/** Alerts that the text of a message names. Discord takes 2,000 characters. */
const inOneText = 10;
/** The longest wait that a receiver can ask for. */
const longestWaitMs = 6 * 60 * minuteMs;

export type SendParts = {
  db: Db;
  vault: Vault;
  callWebhook: CallWebhook;
  /** The dashboard's address, without a trailing slash. */
  site: string;
  now: () => Date;
};

type Channel = typeof alertChannels.$inferSelect;
const isOf = ({ destination }: Stored) => eq(alertChannels.id, destination);

/** Messages to channels. A program gets each alert; a chat gets what waits as one message, once it is too much. */
export const channelMessages = (parts: SendParts): MessageKind => ({
  atOnce: 32,
  perHour: async (tx, message) => {
    const [channel] = await tx.select().from(alertChannels).where(isOf(message));
    return !channel || channel.shape === 'webhook' ? null : channel.perHour;
  },
  make: async (held) => {
    const { db, vault, callWebhook, site, now } = parts;
    const { message } = held;
    const [channel] = await db.select().from(alertChannels).where(isOf(message));
    if (!channel) return 'stopped';
    const isTest = message.kind === channelTestKind;
    if (channel.disabled && !isTest) return 'disabled';
    const about = { site, now: now() };
    const written = isTest ? writeTest(channel, message, site) : await writeAlerts(db, channel, held, about);
    if (!written) return 'stopped';
    const opened = await openChannel(vault, channel);
    const body = writeBody(channel.shape, written);
    return async (signal) => {
      if (!opened)
        return judge(channel, message, { status: null, retryAfterMs: null, problem: 'sealed' }, now());
      const signed = { id: message.id, at: now(), body };
      const headers = opened.secret ? signWebhook(opened.secret, signed) : {};
      const answer = await callWebhook(opened.address, body, headers, signal);
      return judge(channel, message, answer, now());
    };
  },
});

type About = { site: string; now: Date };

/** What alerts say to a channel. Undefined if nothing of it is for the channel, or not any more. */
async function writeAlerts(
  db: Db,
  channel: Channel,
  { message, parts }: Held,
  about: About,
): Promise<Message | undefined> {
  const ids = [message, ...parts].flatMap(({ subjectId }) => subjectId ?? []);
  const told = await readTold(db, ids);
  const messages = told.flatMap((one) => writeAlert(channel, one, about) ?? []);
  const [first, ...others] = messages;
  if (!first || others.length === 0) return first;
  return joinMessages(first, messages, about.site, findLanguage(told[0]?.rule.language ?? 'en'));
}

/** Alerts with their rule and the role of its owner, in the order of their ids. */
async function readTold(db: Db, ids: readonly string[]) {
  const ofOwner = and(
    eq(memberships.workspaceId, alertRules.workspaceId),
    eq(memberships.userId, alertRules.userId),
  );
  const rows = await db
    .select({ alert: getTableColumns(alerts), rule: getTableColumns(alertRules), role: memberships.role })
    .from(alerts)
    .innerJoin(alertRules, eq(alertRules.id, alerts.ruleId))
    .innerJoin(memberships, ofOwner)
    .where(inArray(alerts.id, [...ids]));
  return rows.sort((a, b) => ids.indexOf(a.alert.id) - ids.indexOf(b.alert.id));
}

/** A message with the first of the alerts that fit, and the number of the others. */
function joinMessages(first: Message, messages: readonly Message[], site: string, { t }: Language): Message {
  const shown = messages.slice(0, inOneText);
  const more = messages.length - shown.length;
  return {
    ...first,
    lines: [
      t('channels.message.several', { count: String(messages.length) }),
      ...shown.flatMap(({ lines: [text] }) => (text === undefined ? [] : `• ${text}`)),
      ...(more > 0 ? [t('channels.message.more', { count: more })] : []),
    ],
    link: { ...first.link, url: `${site}/overview` },
  };
}

type Told = Awaited<ReturnType<typeof readTold>>[number];

/** What a delivery says, in the language of its rule. Undefined if that is not for the channel, or not any more. */
function writeAlert(channel: Channel, { alert, rule, role }: Told, about: About): Message | undefined {
  if (rule.channelId !== channel.id || !may(role, 'view')) return undefined;
  const language = findLanguage(rule.language);
  const { facts, correction, period } = alert;
  const event = eventOf(rule.condition, facts);
  const { text, path } = tellEvent(language, event, correction);
  const note = tellReceipt(language, facts, toDay(about.now));
  const url = `${about.site}${path}`;
  return {
    lines: [
      tellEvent(language, cleanNames(event), correction).text,
      ...(note ? [note] : []),
      language.t('channels.message.rule', { name: cleanName(rule.name) }),
    ],
    link: { url, label: language.t('channels.message.open') },
    json: {
      type: correction ? 'alert.corrected' : 'alert.fired',
      timestamp: alert.createdAt.toISOString(),
      data: {
        alert: alert.id,
        rule: { id: rule.id, name: rule.name },
        period,
        correction,
        text,
        url,
        condition: rule.condition,
        facts,
        asOf: 'asOf' in facts ? facts.asOf : null,
        changesUntil: 'changesUntil' in facts ? facts.changesUntil : null,
      },
    },
  };
}

/** `language`: of the person who tests the channel. */
function writeTest({ name }: Channel, { createdAt, details }: Stored, site: string): Message {
  const language = findLanguage(details.language ?? 'en');
  const text = language.t('channels.message.test', { name: cleanName(name) });
  const url = `${site}/inbox`;
  return {
    lines: [text],
    link: { url, label: language.t('channels.message.open') },
    json: { type: 'channel.test', timestamp: createdAt.toISOString(), data: { text, url } },
  };
}

/** An answer, or why there is none. `sealed`: the stored address cannot be opened. */
type Answer = Omit<WebhookAnswer, 'problem'> & { problem: DeliveryProblem | null };

/** What an answer means: after a failure, again in 5 minutes, and then three times as long each time. */
function judge(channel: Channel, message: Stored, answer: Answer, now: Date): Outcome {
  const { status, problem, retryAfterMs } = answer;
  const isSent = status !== null && status >= 200 && status < 300;
  const also = (tx: Transaction) => countAnswer(tx, channel, { isSent, status, problem }, now);
  const outcome = { status, problem, also };
  if (isSent) return { ...outcome, state: 'sent' };
  const usual = 5 * minuteMs * 3 ** message.attempts;
  const nextAt = new Date(now.getTime() + Math.max(usual, Math.min(retryAfterMs ?? 0, longestWaitMs)));
  const isLast = status === 410 || channel.disabled !== null || message.kind === channelTestKind;
  const state = isLast || nextAt > message.givenUpAt ? 'failed' : 'waiting';
  return { ...outcome, state, nextAt, away: 'destination' };
}

type Counted = { isSent: boolean; status: number | null; problem: DeliveryProblem | null };

/** Counts since when a channel fails. It is disabled after a week, or when its receiver says that it has gone. */
async function countAnswer(
  tx: Transaction,
  { id, workspaceId, jwe }: Channel,
  { isSent, status, problem }: Counted,
  at: Date,
): Promise<void> {
  // Its address may have changed meanwhile.
  const isSame = and(eq(alertChannels.id, id), eq(alertChannels.jwe, jwe));
  const [channel] = await tx.select().from(alertChannels).where(isSame).for('update');
  if (!channel) return;
  // A later moment was stored while a clock was ahead.
  const failingSince =
    channel.failingSince && (channel.failingSince > latestStored(at) ? at : channel.failingSince);
  const isOver = failingSince !== null && at.getTime() - failingSince.getTime() >= weekMs;
  const next = isSent
    ? { failingSince: null, disabled: null }
    : {
        failingSince: failingSince ?? at,
        disabled: status === 410 ? ('gone' as const) : isOver ? ('failing' as const) : channel.disabled,
      };
  if (!isSent && (!failingSince || next.disabled !== channel.disabled)) {
    log.warn({ channel: id, workspaceId, disabled: next.disabled, status, problem }, 'a channel fails');
  }
  await tx.update(alertChannels).set(next).where(isSame);
}
