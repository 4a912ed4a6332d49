import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { eachDay } from '@/lib/data/days';
import { listSources } from '@/lib/data/lists/list-sources';
import { eachLedger, type TestLedger } from '@/lib/data/testing/ledgers';
import { brandA, reportRow } from '@/lib/data/testing/rows';
import { auditEvents } from '@/lib/server/accounts/schema';
import { createMailer, type Mailer } from '@/lib/server/mail/mailer';
import { openSmtpSink } from '@/lib/server/mail/testing/smtp-sink';
import { english } from '@/lib/testing/english';
import { changeSettings } from './alert-settings';
import { changeRule } from './change-rule';
import { listRules } from './list-rules';
import { newRuleSchema } from './rule';
import { alertRules, alerts } from './schema';
import { sendMails } from './send-mails';
import { findMailedRules, stopMail } from './stop-mail';
import { noon, setUpAlerts, writeRule } from './testing/alert-set-up';

const last = '2026-06-29';
const today = noon('2026-06-30');
const range = { from: '2026-06-20', to: last };
const site = 'https://deck.example';
const { signal } = new AbortController();

const rowsOf = (lastSales: number) =>
  eachDay(range).map((date) => reportRow({ date, sales: date === last ? lastSales : 200, final: false }));

/** A rule with mail that has told of a crossing. */
async function setUp(ledger: TestLedger, name = 'Low sales') {
  const world = await setUpAlerts(ledger);
  await world.fetch(rowsOf(80), range, today);
  await world.add(writeRule({}, { mail: true, name }), today);
  await world.evaluate(today);
  const { db, workspaceId } = world;
  const ofRule = sql`${alerts.ruleId} IN (SELECT id FROM ${alertRules} WHERE workspace_id = ${workspaceId})`;
  const clock = { now: today };
  return {
    ...world,
    ...{ ofRule, clock },
    pass: (minutes: number) => {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    },
    send: (mailer: Pick<Mailer, 'attempt' | 'isReady'>) =>
      sendMails({ db, mailer, site, workspaceId, now: () => clock.now }, signal),
    states: async () => (await db.select().from(alerts).where(ofRule)).map(({ mail }) => mail),
  };
}

/** A mailer that is never asked, unless an outcome is given. */
function fake(outcome?: Awaited<ReturnType<Mailer['attempt']>>) {
  const asked: string[] = [];
  const attempt: Mailer['attempt'] = async (to) => {
    asked.push(to);
    if (!outcome) throw new Error('The process died.');
    return outcome;
  };
  return { attempt, isReady: async () => true, asked };
}

eachLedger('mail of alerts', (ledger) => {
  let sink: Awaited<ReturnType<typeof openSmtpSink>>;
  let mailer: Mailer;
  beforeEach(async () => {
    sink = await openSmtpSink();
    const made = createMailer({
      SMTP_URL: sink.url,
      MAIL_FROM: 'deck@example.com',
      ALLOW_HTTP_UPSTREAM: 'off',
    });
    if (!made) throw new Error('There is no mailer.');
    mailer = made;
    onTestFinished(async () => {
      await mailer.close();
      await sink.close();
    });
  });

  it('is sent once, with a page and a way to stop it', async () => {
    const world = await setUp(ledger());
    await Promise.all([world.send(mailer), world.send(mailer)]);
    await world.send(mailer);
    expect(sink.mails).toHaveLength(1);
    expect(await world.states()).toEqual(['sent']);
    const [mail] = sink.mails;
    expect(mail?.to).toEqual([world.member.email]);
    expect(mail?.subject).toBe('Sales of Jun 29, 2026 (USD) fell below $100.00: $80.00');
    expect(mail?.text).toContain(`${site}/reports?from=${last}&to=${last}&metric=sales&currency=USD`);
    const raw = mail?.raw.replace(/\r\n[ \t]+/g, ' ') ?? '';
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    const [, token = ''] =
      /^List-Unsubscribe: <https:\/\/deck\.example\/api\/stop-mail\/([\w-]{43})>\r$/m.exec(raw) ?? [];
    expect(mail?.text).toContain(`${site}/stop-mail/${token}`);
    expect(await findMailedRules(world.db, token)).toMatchObject([{ name: 'Low sales', mail: true }]);
    for (const _ of [1, 2]) await stopMail(world.db, token);
    expect(await findMailedRules(world.db, token)).toMatchObject([{ mail: false }]);
    const stopped = and(
      eq(auditEvents.workspaceId, world.workspaceId),
      eq(auditEvents.action, 'alert.stopped'),
    );
    expect(await world.db.select().from(auditEvents).where(stopped)).toMatchObject([
      { userId: null, subject: 'Low sales' },
    ]);
    await expect(stopMail(world.db, 'x'.repeat(43))).rejects.toMatchObject({ code: 'not_found' });
  });

  it('of a correction answers the first mail', async () => {
    const world = await setUp(ledger());
    await world.send(mailer);
    await world.fetch(rowsOf(120), range, today);
    await world.evaluate(today);
    await world.send(mailer);
    expect(sink.mails.map(({ subject }) => subject.slice(0, 10))).toEqual(['Sales of J', 'Correction']);
    const [first, second] = sink.mails.map(({ raw }) => raw);
    const [, id] = /^Message-ID: (<alert-\S+@example\.com>)\r$/m.exec(first ?? '') ?? [];
    expect(second).toContain(`In-Reply-To: ${id}`);
    expect(second).toContain(`References: ${id}`);
  });

  it('is not sent again if the process died, or the server did not answer', async () => {
    const world = await setUp(ledger());
    await expect(world.send(fake())).rejects.toThrow('The process died.');
    await world.send(mailer);
    expect(await world.states()).toEqual(['sending']);
    world.pass(2);
    await world.send(mailer);
    expect(await world.states()).toEqual(['unknown']);

    const other = await setUp(ledger());
    await other.send(fake('unknown'));
    await other.send(mailer);
    expect(await other.states()).toEqual(['unknown']);
    expect(sink.mails).toEqual([]);
  });

  it('is sent later if the server takes none now, and given up after six hours or if it is rejected', async () => {
    const world = await setUp(ledger());
    for (const outcome of ['unsent', 'unreachable'] as const) {
      const server = fake(outcome);
      for (const _ of [1, 2]) await world.send(server);
      expect([await world.states(), server.asked]).toEqual([['waiting'], [world.member.email]]);
      world.pass(11);
    }
    await world.send(mailer);
    expect(await world.states()).toEqual(['sent']);

    const old = await setUp(ledger());
    old.pass(7 * 60);
    await old.send(mailer);
    expect(await old.states()).toEqual(['failed']);

    const rejected = await setUp(ledger());
    const server = fake('rejected');
    for (const _ of [1, 2]) await rejected.send(server);
    expect([await rejected.states(), server.asked]).toEqual([['failed'], [rejected.member.email]]);
    expect(sink.mails).toHaveLength(1);
  });

  it('is not begun while the server is not ready', async () => {
    const world = await setUp(ledger());
    const server = { ...fake('sent'), isReady: async () => false };
    await world.send(server);
    expect([await world.states(), server.asked]).toEqual([['waiting'], []]);
    await world.send(mailer);
    expect(await world.states()).toEqual(['sent']);
  });

  it.each([
    ['unsent', 2],
    ['unreachable', 1],
  ] as const)('of others is tried after one is %s: %i', async (outcome, asked) => {
    const world = await setUp(ledger());
    const [first] = await world.db.select().from(alerts).where(world.ofRule);
    if (!first) throw new Error('There is no alert.');
    await world.db.insert(alerts).values({ ...first, id: undefined, period: 'another', stopDigest: null });
    const server = fake(outcome);
    await world.send(server);
    expect(server.asked).toHaveLength(asked);
  });

  it('is not sent after its rule was told to stop', async () => {
    const world = await setUp(ledger());
    await world.db
      .update(alertRules)
      .set({ mail: false })
      .where(eq(alertRules.workspaceId, world.workspaceId));
    await world.send(mailer);
    expect([sink.mails, await world.states()]).toEqual([[], [null]]);
  });

  it('is not broken by names', async () => {
    const name = 'Ada\u2028Bcc: canary@evil.example <b>https://evil.example/canary</b>';
    const world = await setUp(ledger(), name);
    await world.send(mailer);
    const [mail] = sink.mails;
    expect(mail?.to).toEqual([world.member.email]);
    expect(mail?.headers).not.toContain('bcc');
    expect(mail?.html).not.toContain('<b>');
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example');
  });

  it('is not broken by names in what was found', async () => {
    const world = await setUp(ledger());
    await world.db.delete(alerts).where(world.ofRule);
    const product = { primaryId: 'OUT', marketplace: 'marketplace.com', brandId: brandA };
    const listed = { commissionPercentage: 0.1, inStock: false, category: '', active: true, pricing: null };
    await world.list(
      listSources.products,
      [{ ...product, ...listed, title: 'Hat\r\nBcc: canary@evil.example https://evil.example/canary' }],
      { asOf: today, fence: 1 },
    );
    await world.fetch([reportRow({ date: last, asin: 'OUT', clicks: 9 })], range, today);
    const condition = { kind: 'productGone', values: { clicks: 1, days: 7 } };
    await world.add(newRuleSchema.parse({ name: 'Gone', condition, mail: true }), today);
    await world.evaluate(today);
    await world.send(mailer);
    const mail = sink.mails.find(({ text }) => text.includes('is out of stock'));
    expect(mail?.headers).not.toContain('bcc');
    expect(`${mail?.text}${mail?.html}`).toContain('Hat');
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example');
  });

  it('comes as one if more wait than its reader wants in an hour', async () => {
    const world = await setUp(ledger());
    await changeSettings(world.db, world.member, { quiet: null, perHour: 2 });
    for (const name of ['B', 'C', 'D']) await world.add(writeRule({}, { mail: true, name }), today);
    await world.evaluate(today);
    await world.send(mailer);
    expect(sink.mails.map(({ subject }) => subject)).toEqual(['4 alerts']);
    for (const name of ['Low sales', 'B', 'C', 'D']) expect(sink.mails[0]?.text).toContain(`Rule: ${name}`);
    expect(await world.states()).toEqual(['sent', 'sent', 'sent', 'sent']);

    // One more fits in the hour; two do not.
    for (const name of ['E', 'F']) await world.add(writeRule({}, { mail: true, name }), today);
    await world.evaluate(today);
    await world.send(mailer);
    expect(sink.mails.map(({ subject }) => subject)).toEqual(['4 alerts', '2 alerts']);
    await world.add(writeRule({}, { mail: true, name: 'G' }), today);
    await world.evaluate(today);
    for (const minutes of [0, 30, 29]) {
      world.pass(minutes);
      await world.send(mailer);
    }
    expect(sink.mails).toHaveLength(2);
    world.pass(1);
    await world.send(mailer);
    expect(sink.mails).toHaveLength(3);
    expect(sink.mails[2]?.subject).toContain('fell below');

    // Its secret stops the mail of all its rules, and its corrections answer it.
    const [digest] = sink.mails;
    const [, token = ''] = /\/stop-mail\/([\w-]{43})/.exec(digest?.text ?? '') ?? [];
    const names = (await findMailedRules(world.db, token)).map(({ name }) => name);
    expect(names).toEqual(['B', 'C', 'D', 'Low sales']);
    world.pass(120);
    await world.fetch(rowsOf(120), range, today);
    await changeSettings(world.db, world.member, { quiet: null, perHour: 100 });
    await world.evaluate(world.clock.now);
    await world.send(mailer);
    const [, id] = /^Message-ID: (<alert-\S+@example\.com>)\r$/m.exec(digest?.raw ?? '') ?? [];
    expect(sink.mails.slice(3).filter(({ raw }) => raw.includes(`In-Reply-To: ${id}`))).toHaveLength(4);
    await stopMail(world.db, token);
    const mailed = await world.db
      .select({ name: alertRules.name })
      .from(alertRules)
      .where(and(eq(alertRules.workspaceId, world.workspaceId), eq(alertRules.mail, true)))
      .orderBy(alertRules.name);
    expect(mailed.map(({ name }) => name)).toEqual(['E', 'F', 'G']);
  });

  it('waits for the end of quiet hours, and is then not too old', async () => {
    const world = await setUpAlerts(ledger());
    // Noon UTC is 21:00 in Tokyo.
    const quiet = { from: '20:30', to: '07:00', timeZone: 'Asia/Tokyo' };
    await changeSettings(world.db, world.member, { quiet, perHour: 10 });
    const clock = { now: today };
    const send = () =>
      sendMails({ ...world, mailer, site, workspaceId: world.workspaceId, now: () => clock.now }, signal);
    await world.fetch(rowsOf(80), range, today);
    await world.add(writeRule({}, { mail: true }), today);
    await world.evaluate(today);
    for (const at of ['2026-06-30T12:00:00Z', '2026-06-30T21:59:59Z', '2026-06-30T22:00:00Z']) {
      expect(sink.mails).toEqual([]);
      clock.now = new Date(at);
      await send();
    }
    expect(sink.mails).toHaveLength(1);
  });

  it('is not sent while its rule is muted, nor later', async () => {
    const world = await setUpAlerts(ledger());
    await world.fetch(rowsOf(80), range, today);
    const { id } = await world.add(writeRule({}, { mail: true }), today);
    const mutedUntil = new Date(today.getTime() + 3_600_000);
    await changeRule({ ...world, language: english }, id, { mutedUntil }, true);
    expect((await listRules({ ...world, language: english, now: () => today }, true)).rules).toMatchObject([
      { mutedUntil: mutedUntil.toISOString() },
    ]);
    await world.evaluate(today);
    const later = new Date(mutedUntil.getTime() + 1);
    await world.evaluate(later);
    await sendMails({ ...world, mailer, site, workspaceId: world.workspaceId, now: () => later }, signal);
    expect([await world.told(), sink.mails]).toEqual([['2026-06-29'], []]);
    expect((await listRules({ ...world, language: english, now: () => later }, true)).rules).toMatchObject([
      { mutedUntil: null },
    ]);
  });
});
