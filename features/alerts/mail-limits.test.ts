import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { eachLedger } from '@/lib/data/testing/ledgers';
import type { Mailer } from '@/lib/server/mail/mailer';
import type { SmtpSink } from '@/lib/server/mail/testing/smtp-sink';
import { messages } from '@/lib/server/outbox/schema';
import { english } from '@/lib/testing/english';
import { changeSettings } from './alert-settings';
import { changeRule } from './change-rule';
import { listRules } from './list-rules';
import { alertRules } from './schema';
import { findMailedRules, stopMail } from './stop-mail';
import { writeRule } from './testing/alert-set-up';
import { openMailer, range, rowsOf, setUpMail, setUpReader, today } from './testing/mail-set-up';

eachLedger('mail of alerts to one reader', (ledger) => {
  let sink: SmtpSink;
  let mailer: Mailer;
  beforeEach(async () => {
    await ledger().db.delete(messages);
    ({ sink, mailer } = await openMailer());
  });

  it('comes as one if more wait than its reader wants in an hour', async () => {
    const world = await setUpMail(ledger());
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
    const world = await setUpReader(ledger());
    // Noon UTC is 21:00 in Tokyo.
    const quiet = { from: '20:30', to: '07:00', timeZone: 'Asia/Tokyo' };
    await changeSettings(world.db, world.member, { quiet, perHour: 10 });
    await world.add(writeRule({}, { mail: true }), today);
    await world.evaluate(today);
    for (const at of ['2026-06-30T12:00:00Z', '2026-06-30T21:59:59Z', '2026-06-30T22:00:00Z']) {
      expect(sink.mails).toEqual([]);
      world.clock.now = new Date(at);
      await world.send(mailer);
    }
    expect(sink.mails).toHaveLength(1);
  });

  it('is not sent while its rule is muted, nor later', async () => {
    const world = await setUpReader(ledger());
    const { id } = await world.add(writeRule({}, { mail: true }), today);
    const mutedUntil = new Date(today.getTime() + 3_600_000);
    await changeRule({ ...world, language: english }, id, { mutedUntil }, true);
    expect((await listRules({ ...world, language: english, now: () => today }, true)).rules).toMatchObject([
      { mutedUntil: mutedUntil.toISOString() },
    ]);
    await world.evaluate(today);
    const later = new Date(mutedUntil.getTime() + 1);
    await world.evaluate(later);
    world.clock.now = later;
    await world.send(mailer);
    expect([await world.told(), sink.mails]).toEqual([['2026-06-29'], []]);
    expect((await listRules({ ...world, language: english, now: () => later }, true)).rules).toMatchObject([
      { mutedUntil: null },
    ]);
  });
});
