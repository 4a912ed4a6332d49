import { expect, it } from 'vitest';
import { lostRows, recordFetches } from '@/features/settlement/testing/daily-fetches';
import type { Day } from '@/lib/data/terms/days';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { brandB, creatorA } from '@/lib/data/testing/rows';
import { english } from '@/lib/testing/english';
import { listAlerts } from './list-alerts';
import { previewRule } from './preview-rule';
import { newRuleSchema } from './rule';
import { noon, setUpAlerts } from './testing/alert-set-up';

/** The day on which March has settled. */
const settledOn = '2026-05-15';
const range = { from: '2025-11-01', to: settledOn };
/** A tenth is lost, and three tenths in March. */
const days = {
  from: range.from,
  today: settledOn,
  lossOf: (day: Day) => ({ age: 20, sales: 10, commission: day.startsWith('2026-03') ? 3 : 1 }),
};

const rule = (values: object) =>
  newRuleSchema.parse({
    name: 'Reversals',
    condition: {
      kind: 'reversalsRose',
      values: { currency: 'USD', by: 'times', value: '3', conversions: 31, ...values },
    },
  });

eachLedger('reversals', (ledger) => {
  it('are told once per month that lost more than earlier ones, with both shares and the sample', {
    timeout: 120_000,
  }, async () => {
    const world = await setUpAlerts(ledger());
    const { db, member, store, workspaceId } = world;
    const now = noon(settledOn);
    await world.fetch(lostRows(days), range, now);
    await recordFetches(store, workspaceId, days);
    const creator = { kind: 'creator', id: creatorA };
    const brand = { kind: 'brand', id: brandB };
    const fitting = [{}, { subject: creator }, { by: 'points', value: '20' }];
    const others = [...[{ value: '3.0001' }, { by: 'points', value: '20.0001' }, { conversions: 32 }]];
    const preview = (values: object) =>
      previewRule(
        { db, store, id: workspaceId, now: () => noon('2026-05-16'), language: english },
        rule(values).condition,
      );
    for (const values of [...fitting, ...others]) await world.add(rule(values), now);
    await expect(world.add(rule({ subject: brand }), now)).rejects.toMatchObject({ code: 'invalid_input' });
    for (const _ of [1, 2]) {
      await world.evaluate(now);
      expect(await world.told()).toEqual(fitting.map(() => '2026-03'));
    }
    const { alerts } = await listAlerts({ db, member, language: english, now: () => now });
    const told = (of: string) =>
      `30.0% of the commission first reported for Mar 2026 (${of}) was gone when it settled, against 10.0% in the 4 months before. Sample: 31 conversions, and 120 before`;
    const asOf = 'As of May 15, 2026, 12:00 UTC.';
    const path = '/reports/settlement?from=2026-03-01&to=2026-03-31&metric=commission';
    expect(alerts.map(({ text, note, path }) => [text, note, path]).sort()).toEqual(
      [
        [told(`${creatorA}, USD`), asOf, `${path}&currency=USD&creators=${creatorA}`],
        [told('USD'), asOf, `${path}&currency=USD`],
        [told('USD'), asOf, `${path}&currency=USD`],
      ].sort(),
    );
    // February has three settled months before it. January, with two, is not judged.
    expect(await preview({})).toMatchObject({
      days: [{ day: settledOn, alerts: 1 }],
      told: [{ side: 'above', by: '30.0%' }],
      gaps: [expect.anything()],
      holds: null,
    });
    for (const values of others) expect(await preview(values)).toMatchObject({ days: [] });
  });
});
