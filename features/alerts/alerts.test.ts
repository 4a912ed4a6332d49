import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { makeMember } from '@/lib/access/testing/people';
import { addDays } from '@/lib/data/terms/days';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { brandA, brandB } from '@/lib/data/testing/rows';
import { memberships } from '@/lib/server/identity/schema';
import { messages } from '@/lib/server/outbox/schema';
import { english } from '@/lib/testing/english';
import { changeRule, deleteRule } from './change-rule';
import { listAlerts, readAlerts } from './list-alerts';
import { listRules } from './list-rules';
import { previewRule } from './preview-rule';
import { newRuleSchema } from './rule';
import { alertRules, alerts } from './schema';
import { noon, rowsOf, setUpAlerts, writeRule } from './testing/alert-set-up';

/** The day before the first evaluation. */
const last = '2026-06-29';
const today = noon('2026-06-30');
const range = { from: addDays(last, -14), to: last };

eachLedger('alerts', (ledger) => {
  it('tell once of each crossing, with the figures and the page that shows them', async () => {
    const world = await setUpAlerts(ledger());
    await world.fetch(rowsOf(range, { [last]: 80 }), range, today);
    await world.add(writeRule({ subject: { kind: 'brand', id: brandA } }), today);
    for (const hour of [0, 1]) {
      await world.evaluate(new Date(today.getTime() + hour * 3_600_000));
      expect(await world.told()).toEqual([last]);
    }
    const parts = { db: world.db, member: world.member, language: english, now: () => today };
    const { alerts: shown, unread, basis } = await listAlerts(parts);
    expect(unread).toBe(1);
    expect(shown).toMatchObject([
      {
        rule: 'Low sales',
        text: `Sales of Jun 29, 2026 (${brandA}, USD) fell below $100.00: $80.00`,
        note: expect.stringMatching(/^As of \w+ \d+, 2026, [\d:]+ UTC\. May change until Aug 13\.$/),
        asOf: today.toISOString(),
        path: `/reports?from=${last}&to=${last}&metric=sales&currency=USD&brands=${brandA}&compare=none`,
        read: false,
        correction: false,
      },
    ]);
    expect(basis).toMatchObject({ complete: true, rows: [{ range: { from: last, to: last } }] });
    await readAlerts(world.db, world.member, undefined);
    expect((await listAlerts(parts)).unread).toBe(0);
  });

  it('have the name of their sentence without one of their own', async () => {
    const { add, db, member } = await setUpAlerts(ledger());
    await add(writeRule({}, { name: undefined }), today);
    const { rules } = await listRules({ db, member, language: english }, true);
    expect(rules.map(({ name, about }) => name === about)).toEqual([true]);
  });

  it('tell nothing while a day is not read, or was read before it was over', async () => {
    const world = await setUpAlerts(ledger());
    await world.add(writeRule({ days: 2, value: '300' }), today);
    const before = { from: range.from, to: addDays(last, -1) };
    await world.fetch(rowsOf(before), before, today);
    await world.evaluate(today);
    expect(await world.told()).toEqual([]);
    const rows = rowsOf(range, { [last]: 50 });
    await world.fetch(rows, { from: last, to: last }, noon(last));
    await world.evaluate(today);
    expect(await world.told()).toEqual([]);
    await world.fetch(rows, { from: last, to: last }, today);
    await world.evaluate(today);
    expect(await world.told()).toEqual([last]);
  });

  it('are taken back once if later rows do, and stand if those rows change again', async () => {
    const world = await setUpAlerts(ledger());
    await world.fetch(rowsOf(range, { [last]: 80 }), range, today);
    await world.add(writeRule(), today);
    await world.evaluate(today);
    const tomorrow = noon('2026-07-01');
    for (const sales of [120, 70, 150]) {
      await world.fetch(rowsOf(range, { [last]: sales }), range, tomorrow);
      await world.evaluate(tomorrow);
      expect(await world.told()).toEqual([last, `${last}!`]);
    }
    const { alerts: shown } = await listAlerts({
      db: world.db,
      member: world.member,
      language: english,
      now: () => tomorrow,
    });
    expect(shown.map(({ correction, text }) => [correction, text])).toContainEqual([
      true,
      'Correction: Sales of Jun 29, 2026 (USD) was not below $100.00, but $120.00',
    ]);
  });

  it('compare with the same weekdays, and tell of nothing that began at zero', async () => {
    const world = await setUpAlerts(ledger());
    const values = { metric: 'sales', days: 3, currency: 'USD', percent: '50' };
    await world.add(newRuleSchema.parse({ name: 'Change', condition: { kind: 'change', values } }), today);
    const known = { from: addDays(last, -20), to: last };
    const falls = { [addDays(last, -2)]: 90, [addDays(last, -1)]: 110, [last]: 90 };
    await world.fetch(rowsOf(known, falls), known, today);
    await world.evaluate(today);
    const [alert] = await world.db
      .select()
      .from(alerts)
      .innerJoin(alertRules, eq(alertRules.id, alerts.ruleId))
      .where(eq(alertRules.workspaceId, world.workspaceId));
    expect(alert?.alerts.facts).toMatchObject({
      side: 'below',
      value: '290.00',
      range: { from: addDays(last, -2), to: last },
      compared: { value: '600.00', range: { from: addDays(last, -9), to: addDays(last, -7) } },
    });

    const other = await setUpAlerts(ledger());
    await other.add(newRuleSchema.parse({ name: 'Change', condition: { kind: 'change', values } }), today);
    await other.fetch(rowsOf({ from: last, to: last }), known, today);
    await other.evaluate(today);
    expect(await other.told()).toEqual([]);
  });

  it('preview with the function that evaluates, as a picture, and say which days are unknown', async () => {
    const world = await setUpAlerts(ledger());
    const low = addDays(last, -5);
    await world.fetch(rowsOf(range, { [low]: 80, [last]: 60 }), range, today);
    const { db, store, workspaceId } = world;
    const parts = { db, store, id: workspaceId, now: () => today, language: english };
    const preview = await previewRule(parts, writeRule().condition);
    expect(preview).toMatchObject({
      days: [low, last].map((day) => ({ day, alerts: 1 })),
      told: [
        {
          day: last,
          side: 'below',
          by: '$60.00',
          brief: 'Jun 29, 2026',
          text: 'Sales of Jun 29, 2026 (USD) fell below $100.00: $60.00',
        },
        { day: low, side: 'below', by: '$80.00' },
      ],
      // The first stored day has none before it.
      gaps: [{ from: '2026-04-01', to: range.from }],
      perMonth: (2 / 14) * 30,
      now: { alerts: 1 },
      holds: null,
      range: { from: '2026-04-01', to: last },
      basis: { complete: false },
    });
    const long = await previewRule(parts, writeRule({ days: 30 }).condition);
    expect(preview.course).toMatchObject({ metric: 'sales', currency: 'USD', days: 1 });
    expect(preview.course?.points.filter(({ value }) => value === null)).toHaveLength(75);
    expect(preview.course?.points.at(-1)).toEqual({
      day: last,
      value: '60.00',
      below: '100.00',
      above: null,
    });
    // The first of 90 days is judged from the 30 before it, too.
    expect(long.basis.rows[0]).toMatchObject({ range: { from: '2026-03-02', to: last } });
    expect(await previewRule(parts, { kind: 'keyRejected', values: {} })).toMatchObject({
      range: null,
      now: { alerts: 0, texts: [] },
    });
    // 13 days say nothing of a month.
    const week = await previewRule(parts, writeRule({ days: 2 }).condition);
    expect(week).toMatchObject({ perMonth: null });
  });

  it('are not sent again by a rule that was restored, but shown', async () => {
    const world = await setUpAlerts(ledger());
    await world.fetch(rowsOf(range, { [last]: 80 }), range, today);
    await world.add(writeRule({}, { mail: true }), today);
    await world.evaluate(today);
    // A restore does this, and has no later corrections.
    await world.db.update(alertRules).set({ firstDay: '2026-07-01' });
    await world.db.update(messages).set({ state: 'unknown' });
    const tomorrow = noon('2026-07-01');
    await world.fetch(rowsOf(range, { [last]: 120 }), range, tomorrow);
    await world.evaluate(tomorrow);
    expect(await world.told()).toEqual([last, `${last}!`]);
    const mails = eq(messages.workspaceId, world.workspaceId);
    expect(await world.db.select().from(messages).where(mails)).toMatchObject([{ state: 'unknown' }]);
  });

  it('never read as if a figure were equal to its limit', async () => {
    const world = await setUpAlerts(ledger());
    await world.fetch(rowsOf(range, { [last]: 99.9999 }), range, today);
    await world.add(writeRule(), today);
    await world.add(writeRule({ metric: 'clicks', value: '10.5' }), today);
    await world.evaluate(today);
    const { db, member } = world;
    const { alerts: shown } = await listAlerts({ db, member, language: english, now: () => today });
    expect(shown.map(({ text }) => text)).toContain(
      'Sales of Jun 29, 2026 (USD) fell below $100.00: $99.9999',
    );
    const { rules } = await listRules({ db, member, language: english }, true);
    expect(rules.map(({ about }) => about).join()).toContain('10.5');
  });

  it('of a paused time are not told', async () => {
    const world = await setUpAlerts(ledger());
    const { id } = await world.add(writeRule(), today);
    const change = (paused: boolean, now: Date) =>
      changeRule(
        { db: world.db, member: world.member, language: english, now: () => now },
        id,
        { paused },
        true,
      );
    await change(true, today);
    await world.fetch(rowsOf(range, { [last]: 80 }), range, today);
    await world.evaluate(today);
    await change(false, today);
    await world.evaluate(today);
    expect(await world.told()).toEqual([]);
  });

  it('are only of the last seven days', async () => {
    for (const [day, told] of [
      ['2026-06-23', ['2026-06-23']],
      ['2026-06-22', []],
    ] as const) {
      const world = await setUpAlerts(ledger());
      await world.add(writeRule(), noon('2026-06-01'));
      await world.fetch(rowsOf(range, { [day]: 80 }), range, today);
      await world.evaluate(today);
      expect(await world.told()).toEqual(told);
    }
  });

  it('also come from a rule that was made while a clock was ahead', async () => {
    const world = await setUpAlerts(ledger());
    await world.add(writeRule(), noon('2027-06-30'));
    await world.fetch(rowsOf(range, { [last]: 80 }), range, today);
    await world.evaluate(today);
    expect(await world.told()).toEqual([last]);
  });

  it('are of their owner; owners and admins see and pause the rules of others', async () => {
    const world = await setUpAlerts(ledger());
    const { db, member: owner, workspaceId } = world;
    const analyst = await makeMember(db, { role: 'analyst', workspaceId });
    const stranger = await makeMember(db);
    const { id } = await world.add(writeRule(), today);
    await world.fetch(rowsOf(range, { [last]: 80 }), range, today);
    await world.evaluate(today);
    const listed = async (member: typeof owner) =>
      (await listRules({ db, member, language: english }, true)).rules.map((rule) => [rule.id, rule.mine]);
    expect([await listed(owner), await listed(analyst), await listed(stranger)]).toEqual([
      [[id, true]],
      [],
      [],
    ]);
    expect((await listAlerts({ db, member: analyst, language: english })).alerts).toEqual([]);
    const change = (member: typeof owner, changes: object) =>
      changeRule({ db, member, language: english }, id, changes, true);
    for (const member of [analyst, stranger]) {
      await expect(change(member, { paused: true })).rejects.toMatchObject({ code: 'not_found' });
      await expect(deleteRule(db, member, id)).rejects.toMatchObject({ code: 'not_found' });
    }
    const admin = await makeMember(db, { role: 'admin', workspaceId });
    await change(admin, { paused: true });
    await expect(change(admin, { mail: true })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(deleteRule(db, admin, id)).rejects.toMatchObject({ code: 'forbidden' });
    const creator = { ...owner, role: 'creator' as const };
    await expect(change(creator, { paused: false })).rejects.toMatchObject({ code: 'forbidden' });
    await deleteRule(db, owner, id);
    expect(await world.told()).toEqual([]);
  });

  it('are not told to a member who may not see reports any more', async () => {
    const world = await setUpAlerts(ledger());
    await world.add(writeRule(), today);
    await world.fetch(rowsOf(range, { [last]: 80 }), range, today);
    await world.db
      .update(memberships)
      .set({ role: 'creator' })
      .where(eq(memberships.workspaceId, world.workspaceId));
    await world.evaluate(today);
    expect(await world.told()).toEqual([]);
  });

  it('need a subject that the workspace knows', async () => {
    const world = await setUpAlerts(ledger());
    await world.fetch(rowsOf(range), range, today);
    await expect(
      world.add(writeRule({ subject: { kind: 'brand', id: brandB } }), today),
    ).rejects.toMatchObject({ issues: [{ field: 'condition.values.subject.id' }] });
  });
});
