import { and, eq, isNull } from 'drizzle-orm';
import { toDay } from '@/lib/data/days';
import { findLanguage } from '@/lib/language/find-language';
import type { Language } from '@/lib/language/language';
import { may } from '@/lib/server/accounts/member';
import type { Vault } from '@/lib/server/connections/vault';
import type { Db } from '@/lib/server/db/database';
import { cleanName } from '@/lib/server/mail/clean-name';
import type { CallWebhook, WebhookAnswer } from '@/lib/server/webhooks/call-webhook';
import { alertChannels } from '@/lib/server/webhooks/schema';
import { signWebhook } from '@/lib/server/webhooks/sign-webhook';
import { openChannel } from './channel-secret';
import type { DeliveryProblem } from './channel-shape';
import { cleanNames } from './clean-names';
import {
  type ClaimedDelivery,
  claimDelivery,
  deliveriesOf,
  isDue,
  joinDeliveries,
  settleOldDeliveries,
} from './deliveries';
import { eventOf, tellEvent } from './kinds';
import { tellReceipt } from './list-alerts';
import { type Message, writeBody } from './message';
import { alertDeliveries } from './schema';

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
  workspaceId: string;
  now: () => Date;
};

/** What became of an attempt. */
type Outcome = Omit<WebhookAnswer, 'problem'> & { problem: DeliveryProblem | null };

/** Sends the deliveries that are due, each claimed before it is sent. Channels do not wait for each other. */
export async function sendDeliveries(parts: SendParts, signal: AbortSignal): Promise<void> {
  const { db, workspaceId, now } = parts;
  await settleOldDeliveries(db, workspaceId, now());
  const { id, shape, perHour } = alertChannels;
  const due = await db
    .selectDistinct({ id, shape, perHour })
    .from(alertDeliveries)
    .innerJoin(alertChannels, eq(alertChannels.id, alertDeliveries.channelId))
    .where(and(deliveriesOf(db, workspaceId), isDue(now()), isNull(alertChannels.disabled)));
  await Promise.all(due.map((channel) => sendToChannel(parts, channel, signal)));
}

type DueChannel = Parameters<typeof joinDeliveries>[1];

/** Stops at the first failure. The next run tries again. */
async function sendToChannel(parts: SendParts, channel: DueChannel, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const now = parts.now();
    if (!(await joinDeliveries(parts.db, channel, now))) return;
    const which = and(eq(alertDeliveries.channelId, channel.id), isDue(now));
    const claimed = await claimDelivery(parts.db, which, { now, again: false });
    if (!claimed) return;
    const outcome = await deliver(parts, claimed, { signal });
    if (!isDelivered(outcome) && outcome.problem !== 'stopped') return;
  }
}

/**
 * Sends a claimed delivery, and stores what became of it. `language`: of a test. Rejects when the signal ends; the delivery
 * is then sent again.
 */
export async function deliver(
  parts: SendParts,
  claimed: ClaimedDelivery,
  { signal, language }: { signal: AbortSignal; language?: Language },
): Promise<Outcome> {
  const outcome = await send(parts, claimed, language, signal);
  await settle(parts, claimed, outcome);
  return outcome;
}

const isDelivered = ({ status }: Outcome): boolean => status !== null && status >= 200 && status < 300;

const failed = (problem: DeliveryProblem): Outcome => ({ status: null, retryAfterMs: null, problem });

async function send(
  { vault, callWebhook, site, now }: SendParts,
  claimed: ClaimedDelivery,
  language: Language | undefined,
  signal: AbortSignal,
): Promise<Outcome> {
  const { delivery, channel } = claimed;
  const message = writeMessage(claimed, { site, language, now: now() });
  if (!message) return failed('stopped');
  const opened = await openChannel(vault, channel);
  if (!opened) return failed('sealed');
  const body = writeBody(channel.shape, message);
  const signed = { id: delivery.id, at: now(), body };
  return callWebhook(opened.address, body, opened.secret ? signWebhook(opened.secret, signed) : {}, signal);
}

type About = { site: string; language: Language | undefined; now: Date };

/** What the message of a delivery says. Undefined if nothing of it is for the channel, or not any more. */
function writeMessage(claimed: ClaimedDelivery, about: About): Message | undefined {
  const { delivery, channel } = claimed;
  if (!delivery.alertId) return writeTest(channel.name, delivery.createdAt, about);
  const messages = [claimed, ...claimed.others].flatMap((one) => writeAlert(one, about) ?? []);
  const [first, ...others] = messages;
  if (!first || others.length === 0) return first;
  return joinMessages(first, messages, { ...about, language: findLanguage(claimed.rule?.language ?? 'en') });
}

/** A message with the first of the alerts that fit, and the number of the others. */
function joinMessages(
  first: Message,
  messages: readonly Message[],
  { site, language: { t } }: { site: string; language: Language },
): Message {
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

type Told = Omit<ClaimedDelivery, 'others'>;

/** What a delivery says, in the language of its rule. Undefined if that is not for the channel, or not any more. */
function writeAlert({ channel, alert, rule, role }: Told, about: About): Message | undefined {
  if (!alert || !rule || rule.channelId !== channel.id || !role || !may(role, 'view')) return undefined;
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
        ...{ alert: alert.id, rule: { id: rule.id, name: rule.name }, period, correction, text, url },
        ...{ condition: rule.condition, facts },
        asOf: 'asOf' in facts ? facts.asOf : null,
        changesUntil: 'changesUntil' in facts ? facts.changesUntil : null,
      },
    },
  };
}

function writeTest(name: string, at: Date, { site, language = findLanguage('en') }: About): Message {
  const text = language.t('channels.message.test', { name: cleanName(name) });
  const url = `${site}/inbox`;
  return {
    lines: [text],
    link: { url, label: language.t('channels.message.open') },
    json: { type: 'channel.test', timestamp: at.toISOString(), data: { text, url } },
  };
}

/** When to try again: after 5 minutes, and then three times as long each time. Null: not any more. */
function findNextAttempt({ delivery, channel }: ClaimedDelivery, outcome: Outcome, now: Date): Date | null {
  const { problem, status, retryAfterMs } = outcome;
  if (problem === 'stopped' || status === 410 || !delivery.alertId || channel.disabled) return null;
  const usual = 5 * minuteMs * 3 ** (delivery.attempts - 1);
  const next = new Date(now.getTime() + Math.max(usual, Math.min(retryAfterMs ?? 0, longestWaitMs)));
  return next <= delivery.givenUpAt ? next : null;
}

/** Stores an outcome, unless another process has taken the delivery for lost meanwhile. */
async function settle({ db, now }: SendParts, claimed: ClaimedDelivery, outcome: Outcome): Promise<void> {
  const { delivery, channel } = claimed;
  const { status, problem } = outcome;
  const at = now();
  const delivered = isDelivered(outcome);
  const nextAt = delivered ? null : findNextAttempt(claimed, outcome, at);
  const isHeld = and(
    ...[eq(alertDeliveries.id, delivery.id), eq(alertDeliveries.state, 'sending')],
    eq(alertDeliveries.attempts, delivery.attempts),
  );
  const result = {
    ...{ status, problem },
    ...(nextAt
      ? { state: 'waiting' as const, nextAt }
      : { state: delivered ? ('delivered' as const) : ('failed' as const) }),
  };
  await db.transaction(async (tx) => {
    const kept = await tx
      .update(alertDeliveries)
      .set(result)
      .where(isHeld)
      .returning({ id: alertDeliveries.id });
    if (kept.length === 0) return;
    await tx
      .update(alertDeliveries)
      .set({ ...result, sentAt: delivery.sentAt })
      .where(eq(alertDeliveries.sentIn, delivery.id));
    if (problem === 'stopped') return;
    await tx
      .update(alertChannels)
      .set(delivered ? { failingSince: null, disabled: null } : countFailure(channel, status, at))
      // Its address may have changed meanwhile.
      .where(and(eq(alertChannels.id, channel.id), eq(alertChannels.jwe, channel.jwe)));
  });
}

function countFailure({ failingSince }: ClaimedDelivery['channel'], status: number | null, at: Date) {
  const isFailing = failingSince !== null && at.getTime() - failingSince.getTime() >= weekMs;
  const disabled = status === 410 ? ('gone' as const) : isFailing ? ('failing' as const) : undefined;
  return { failingSince: failingSince ?? at, ...(disabled ? { disabled } : {}) };
}
