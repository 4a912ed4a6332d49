import { and, eq } from 'drizzle-orm';
import { onTestFinished } from 'vitest';
import { eachDay } from '@/lib/data/terms/days';
import type { TestLedger } from '@/lib/data/testing/ledgers';
import { reportRow } from '@/lib/data/testing/rows';
import { createMailer, type Mailer } from '@/lib/server/mail/mailer';
import { openSmtpSink } from '@/lib/server/mail/testing/smtp-sink';
import { messages } from '@/lib/server/outbox/schema';
import { sendDue } from '@/lib/server/outbox/testing/send-due';
import { alertMails } from '../alert-mails';
import { alertMailKind } from '../alert-messages';
import { noon, setUpAlerts, writeRule } from './alert-set-up';

export const last = '2026-06-29';
export const today = noon('2026-06-30');
export const range = { from: '2026-06-20', to: last };
export const site = 'https://deck.example';

/** 200 USD per day, and something else on the last one. */
export const rowsOf = (lastSales: number) =>
  eachDay(range).map((date) => reportRow({ date, sales: date === last ? lastSales : 200, final: false }));

/** A workspace whose rows tell of a crossing. Tests set `clock.now`, by which mails are sent. */
export async function setUpReader(ledger: TestLedger) {
  const world = await setUpAlerts(ledger);
  await world.fetch(rowsOf(80), range, today);
  const { db, workspaceId } = world;
  const ofWorkspace = and(eq(messages.workspaceId, workspaceId), eq(messages.kind, alertMailKind));
  const clock = { now: today };
  return {
    ...world,
    ofWorkspace,
    clock,
    pass: (minutes: number) => {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    },
    /** Sends what is due, as a process of its own would. */
    send: (mailer: Pick<Mailer, 'attempt' | 'isReady'>) => {
      const now = () => clock.now;
      return sendDue({ db, now, kinds: { [alertMailKind]: alertMails({ db, mailer, site, now }) } });
    },
    states: async () => (await db.select().from(messages).where(ofWorkspace)).map(({ state }) => state),
  };
}

/** The same with a rule that has told of it, whose mail waits. */
export async function setUpMail(ledger: TestLedger, name = 'Low sales') {
  const world = await setUpReader(ledger);
  await world.add(writeRule({}, { mail: true, name }), today);
  await world.evaluate(today);
  return world;
}

/** A mailer, and the mail server that it sends to, until the test ends. */
export async function openMailer() {
  const sink = await openSmtpSink();
  const mailer = createMailer({
    SMTP_URL: sink.url,
    MAIL_FROM: 'deck@example.com',
    ALLOW_HTTP_UPSTREAM: 'off',
  });
  if (!mailer) throw new Error('There is no mailer.');
  onTestFinished(async () => {
    await mailer.close();
    await sink.close();
  });
  return { sink, mailer };
}
