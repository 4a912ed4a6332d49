import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { reportRow } from '@/lib/data/testing/rows';
import { sampleProduct } from '@/lib/data/testing/sample-items';
import { auditEvents, memberships } from '@/lib/server/identity/schema';
import type { Mailer } from '@/lib/server/mail/mailer';
import type { SmtpSink } from '@/lib/server/mail/testing/smtp-sink';
import { messages } from '@/lib/server/outbox/schema';
import { endHolds } from '@/lib/server/outbox/testing/end-holds';
import { english } from '@/lib/testing/english';
import { listAlerts } from './list-alerts';
import { newRuleSchema } from './rule';
import { alertRules } from './schema';
import { findMailedRules, stopMail } from './stop-mail';
import { last, openMailer, range, rowsOf, setUpMail, site, today } from './testing/mail-set-up';

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
  let sink: SmtpSink;
  let mailer: Mailer;
  beforeEach(async () => {
    await ledger().db.delete(messages);
    ({ sink, mailer } = await openMailer());
  });

  it('is sent once, with a page and a way to stop it', async () => {
    const world = await setUpMail(ledger());
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
    const world = await setUpMail(ledger());
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
    const world = await setUpMail(ledger());
    await world.send(fake());
    await world.send(mailer);
    expect(await world.states()).toEqual(['sending']);
    await endHolds(world.db);
    await world.send(mailer);
    expect(await world.states()).toEqual(['unknown']);

    const other = await setUpMail(ledger());
    await other.send(fake('unknown'));
    await other.send(mailer);
    expect(await other.states()).toEqual(['unknown']);
    expect(sink.mails).toEqual([]);
  });

  it('is sent later if the server takes none now, and given up after six hours or if it is rejected', async () => {
    const world = await setUpMail(ledger());
    for (const outcome of ['unsent', 'unreachable'] as const) {
      const server = fake(outcome);
      for (const _ of [1, 2]) await world.send(server);
      expect([await world.states(), server.asked]).toEqual([['waiting'], [world.member.email]]);
      world.pass(11);
    }
    await world.send(mailer);
    expect(await world.states()).toEqual(['sent']);

    const old = await setUpMail(ledger());
    old.pass(7 * 60);
    await old.send(mailer);
    expect(await old.states()).toEqual(['failed']);

    const rejected = await setUpMail(ledger());
    const server = fake('rejected');
    for (const _ of [1, 2]) await rejected.send(server);
    expect([await rejected.states(), server.asked]).toEqual([['failed'], [rejected.member.email]]);
    expect(sink.mails).toHaveLength(1);
  });

  it('is not begun while the server is not ready', async () => {
    const world = await setUpMail(ledger());
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
    const world = await setUpMail(ledger());
    const [first] = await world.db.select().from(messages).where(world.ofWorkspace);
    if (!first) throw new Error('There is no mail.');
    await world.db.insert(messages).values({ ...first, id: undefined, once: null });
    const server = fake(outcome);
    await world.send(server);
    expect(server.asked).toHaveLength(asked);
  });

  it('is not sent after its rule was told to stop', async () => {
    const world = await setUpMail(ledger());
    await world.db
      .update(alertRules)
      .set({ mail: false })
      .where(eq(alertRules.workspaceId, world.workspaceId));
    await world.send(mailer);
    expect([sink.mails, await world.states()]).toEqual([[], ['failed']]);
    expect((await listAlerts({ ...world, language: english })).alerts).toMatchObject([{ mail: null }]);
  });

  it('is not sent to an owner who may not see reports any more', async () => {
    const world = await setUpMail(ledger());
    await world.db
      .update(memberships)
      .set({ role: 'creator' })
      .where(eq(memberships.workspaceId, world.workspaceId));
    await world.send(mailer);
    expect([sink.mails, await world.states()]).toEqual([[], ['failed']]);
  });

  it('is not broken by names', async () => {
    const name = 'Ada\u2028Bcc: canary@evil.example <b>https://evil.example/canary</b>';
    const world = await setUpMail(ledger(), name);
    await world.send(mailer);
    const [mail] = sink.mails;
    expect(mail?.to).toEqual([world.member.email]);
    expect(mail?.headers).not.toContain('bcc');
    expect(mail?.html).not.toContain('<b>');
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example');
  });

  it('is not broken by names in what was found', async () => {
    const world = await setUpMail(ledger());
    await world.db.delete(alertRules).where(eq(alertRules.workspaceId, world.workspaceId));
    const title = 'Hat\r\nBcc: canary@evil.example https://evil.example/canary';
    await world.list(listSources.products, [sampleProduct('OUT', { inStock: false, title })], {
      asOf: today,
      fence: 1,
    });
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
});
