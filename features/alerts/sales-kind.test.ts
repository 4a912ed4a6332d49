import { expect, it } from 'vitest';
import { madeLinks } from '@/lib/data/store/links-schema';
import { addDays, type DayRange, eachDay } from '@/lib/data/terms/days';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { brandA, creatorA, reportRow } from '@/lib/data/testing/rows';
import { english } from '@/lib/testing/english';
import { listAlerts } from './list-alerts';
import { previewRule } from './preview-rule';
import { newRuleSchema } from './rule';
import { noon, setUpAlerts } from './testing/alert-set-up';

const last = '2026-06-29';
const today = noon('2026-06-30');
const range = { from: addDays(last, -39), to: last };

const salesRule = (values: object) =>
  newRuleSchema.parse({ name: 'Sales', condition: { kind: 'creatorSales', values } });
const creator = { kind: 'creator', id: creatorA };

/** A row of the creator each day, with conversions on some days. */
const rowsOf = (days: DayRange, sold: readonly string[], given: object = {}) =>
  eachDay(days).map((date) =>
    reportRow({ date, conversions: sold.includes(date) ? 2 : 0, sales: 0, ...given }),
  );

eachLedger('sales of creators and placements', (ledger) => {
  it('tell of the first sale since the beginning of what is stored, once', async () => {
    const world = await setUpAlerts(ledger());
    const { db, member } = world;
    await world.fetch(rowsOf(range, [last]), range, today);
    await world.add(salesRule({ event: 'first', subject: creator }), today);
    for (const _ of [1, 2]) {
      await world.evaluate(today);
      expect(await world.told()).toEqual([last]);
    }
    const { alerts } = await listAlerts({ db, member, language: english, now: () => today });
    expect(alerts).toMatchObject([
      {
        text: `First sale of ${creatorA} on Jun 29, 2026: 2 conversions. Stored since May 21, 2026`,
        path: `/reports?from=${last}&to=${last}&metric=conversions&creators=${creatorA}&compare=none`,
        note: expect.stringMatching(/^As of \w+ \d+, 2026, [\d:]+ UTC\. May change until Aug 13\.$/),
        asOf: today.toISOString(),
      },
    ]);
    // An earlier sale arrives late.
    await world.fetch(rowsOf(range, [addDays(last, -1), last]), range, today);
    await world.evaluate(today);
    expect(await world.told()).toEqual([last, `${last}!`]);
    const later = await listAlerts({ db, member, language: english, now: () => today });
    expect(later.alerts.find(({ correction }) => correction)?.text).toBe(
      `Correction: the first sale of ${creatorA} was not on Jun 29, 2026, but on Jun 28, 2026`,
    );
  });

  it('tell of no first sale after an earlier one, or behind a day that is not read', async () => {
    const world = await setUpAlerts(ledger());
    await world.fetch(rowsOf(range, [range.from, last]), range, today);
    await world.add(salesRule({ event: 'first', subject: creator }), today);
    await world.evaluate(today);
    const other = await setUpAlerts(ledger());
    const gap = addDays(last, -10);
    const parts = [
      { from: range.from, to: addDays(gap, -1) },
      { from: addDays(gap, 1), to: last },
    ];
    for (const part of parts) await other.fetch(rowsOf(part, [last]), part, today);
    await other.add(salesRule({ event: 'first', subject: creator }), today);
    await other.evaluate(today);
    expect([await world.told(), await other.told()]).toEqual([[], []]);
    const preview = (of: typeof world) =>
      previewRule(
        { db: of.db, store: of.store, id: of.workspaceId, now: () => today, language: english },
        salesRule({ event: 'first', subject: creator }).condition,
      );
    expect(await preview(world)).toMatchObject({
      days: [{ day: range.from, alerts: 1 }],
      gaps: [],
      holds: null,
    });
    expect(await preview(other)).toMatchObject({
      days: [],
      gaps: [{ from: gap, to: last }],
      holds: null,
    });
    await other.fetch(rowsOf({ from: gap, to: gap }, []), { from: gap, to: gap }, today);
    await other.evaluate(today);
    expect(await other.told()).toEqual([last]);
  });

  it('tell when there was no sale for some days, in any currency', async () => {
    const world = await setUpAlerts(ledger());
    const { db, member } = world;
    const sold = [addDays(last, -12), addDays(last, -5)];
    await world.fetch(
      [...rowsOf(range, sold.slice(0, 1)), ...rowsOf(range, sold, { currency: 'GBP', linkId: 'link-2' })],
      range,
      today,
    );
    for (const days of [5, 8]) await world.add(salesRule({ event: 'none', days, subject: creator }), today);
    await world.evaluate(today);
    expect(await world.told()).toEqual([last]);
    const [alert] = (await listAlerts({ db, member, language: english, now: () => today })).alerts;
    const from = addDays(last, -4);
    expect(alert).toMatchObject({
      text: `No sale of ${creatorA} during Jun 25 – 29, 2026`,
      path: `/reports?from=${from}&to=${last}&metric=conversions&creators=${creatorA}&compare=none`,
    });
  });

  it('are of placements by their links', async () => {
    const world = await setUpAlerts(ledger());
    const { db, member, workspaceId } = world;
    await db.insert(madeLinks).values({
      linkId: 'link-1',
      workspaceId,
      productId: 'B0TEST0001',
      title: 'Hat',
      marketplace: 'marketplace.com',
      type: 'product',
      url: 'https://example.com/1',
      mobileUrl: 'https://example.com/1',
      subid1: 'bio, link',
    });
    await world.fetch(
      [...rowsOf(range, [last]), ...rowsOf(range, [range.from], { linkId: 'link-2' })],
      range,
      today,
    );
    const subject = { kind: 'subid1', id: 'bio~2C link' };
    await world.add(salesRule({ event: 'first', subject }), today);
    await world.evaluate(today);
    const [alert] = (await listAlerts({ db, member, language: english, now: () => today })).alerts;
    expect(alert?.text).toBe(
      'First sale of Subid 1 bio, link on Jun 29, 2026: 2 conversions. Stored since May 21, 2026',
    );
    expect(new URL(alert?.path ?? '', 'http://x').searchParams.get('subids1')).toBe('bio~2C link');
    for (const [kind, id] of [
      ['subid1', 'bio'],
      ['link', 'link-3'],
      ['creator', brandA],
    ]) {
      await expect(
        world.add(salesRule({ event: 'first', subject: { kind, id } }), today),
      ).rejects.toMatchObject({ issues: [{ field: 'condition.values.subject.id' }] });
    }
    await world.add(salesRule({ event: 'first', subject: { kind: 'link', id: 'link-2' } }), today);
  });
});

it.each([
  [{ event: 'never', subject: creator }, 'event'],
  [{ event: 'none', days: 181, subject: creator }, 'days'],
  [{ event: 'none', subject: creator }, 'days'],
  [{ event: 'first', subject: null }, 'subject'],
  [{ event: 'first', subject: { kind: 'brand', id: brandA } }, 'subject.kind'],
])('a rule with %j names the field', (values, field) => {
  const result = newRuleSchema.safeParse({ name: 'Sales', condition: { kind: 'creatorSales', values } });
  expect(result.error?.issues.map(({ path }) => path.join('.'))).toEqual([`condition.values.${field}`]);
});
