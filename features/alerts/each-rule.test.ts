import { expect, it } from 'vitest';
import { addDays, type DayRange, eachDay } from '@/lib/data/terms/days';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { creatorA, reportRow } from '@/lib/data/testing/rows';
import { english } from '@/lib/testing/english';
import { listAlerts } from './list-alerts';
import { mostListed } from './most-listed';
import { previewRule } from './preview-rule';
import { type NewRule, newRuleSchema } from './rule';
import { noon, setUpAlerts } from './testing/alert-set-up';

const last = '2026-06-29';
const today = noon('2026-06-30');
const range = { from: addDays(last, -39), to: last };
const creatorB = 'c0000000-0000-4000-8000-0000000000b2';

const changeRule = (values: object = {}): NewRule =>
  newRuleSchema.parse({
    name: 'Fall',
    condition: {
      kind: 'change',
      values: {
        metric: 'sales',
        days: 1,
        currency: 'USD',
        each: 'creator',
        direction: 'below',
        percent: '20',
        ...values,
      },
    },
  });

/** Each creator sells for 100 USD a day; on the last day, A falls to 50 and B rises to 200. */
const rowsOf = (days: DayRange, lastOf: Record<string, number> = { [creatorA]: 50, [creatorB]: 200 }) =>
  eachDay(days).flatMap((date) =>
    Object.entries(lastOf).map(([creatorId, sales]) =>
      reportRow({ date, sales: date === last ? sales : 100, creatorId }),
    ),
  );

eachLedger('rules about each creator', (ledger) => {
  const setUp = async () => {
    const world = await setUpAlerts(ledger());
    const { db, store, workspaceId: id } = world;
    return {
      ...world,
      preview: (rule: NewRule) =>
        previewRule({ db, store, id, now: () => today, language: english }, rule.condition),
    };
  };

  it('tell who fell, once, and take it back', async () => {
    const world = await setUp();
    await world.fetch(rowsOf(range), range, today);
    await world.add(changeRule(), today);
    const told = [`${last} ${creatorA}`];
    for (const _ of [1, 2]) {
      await world.evaluate(today);
      expect(await world.told()).toEqual(told);
    }
    const { db, member } = world;
    const { alerts } = await listAlerts({ db, member, language: english, now: () => today });
    expect(alerts[0]).toMatchObject({
      text: `Sales of Jun 29, 2026 (${creatorA}, USD) fell by more than 20%: $50.00, from $100.00 of Jun 22, 2026`,
      path: `/reports?from=${last}&to=${last}&metric=sales&currency=USD&creators=${creatorA}&compare=weekdays`,
    });
    await world.fetch(rowsOf(range, { [creatorA]: 90, [creatorB]: 200 }), range, noon('2026-07-01'));
    await world.evaluate(noon('2026-07-01'));
    expect(await world.told()).toEqual([...told, `${last} ${creatorA}!`]);
  });

  it('are previewed, with who, which way and by how much', async () => {
    const world = await setUp();
    await world.fetch(rowsOf(range), range, today);
    const either = await world.preview(changeRule({ direction: 'either' }));
    expect(either).toMatchObject({
      course: null,
      days: [{ day: last, alerts: 2 }],
      watched: { count: 2, of: 2 },
      gaps: [{ from: '2026-04-01', to: addDays(range.from, 7) }],
    });
    expect(either.told.map(({ side, by }) => [side, by]).sort()).toEqual([
      ['above', '+100.0%'],
      ['below', '−50.0%'],
    ]);
    expect(await world.preview(changeRule({ direction: 'above' }))).toMatchObject({
      told: [
        {
          side: 'above',
          brief: `${creatorB}: $200.00, from $100.00`,
          text: expect.stringContaining(creatorB),
        },
      ],
    });
    expect(await world.preview(changeRule({ each: null, direction: 'below' }))).toMatchObject({ days: [] });
  });

  it('leave out changes that are smaller than the least one', async () => {
    const world = await setUp();
    await world.fetch(rowsOf(range), range, today);
    const toldBy = async (least: string) => {
      const { told } = await world.preview(changeRule({ direction: 'either', least }));
      return told.map(({ by }) => by).sort();
    };
    expect(await toldBy('50')).toEqual(['+100.0%', '−50.0%']);
    expect(await toldBy('50.01')).toEqual(['+100.0%']);
    expect(await toldBy('100.01')).toEqual([]);
    const { course } = await world.preview(changeRule({ each: null, least: '150' }));
    expect(course?.points.at(-1)).toMatchObject({ value: '250.00', below: '50.00' });
  });

  it('watch those of a group', async () => {
    const world = await setUp();
    await world.fetch(rowsOf(range), range, today);
    const { id } = await world.addGroup({
      kind: 'creator',
      name: 'Top',
      ids: creatorB,
    });
    const subject = { kind: 'creator_group', id };
    await world.add(changeRule({ subject, direction: 'either' }), today);
    await world.evaluate(today);
    expect(await world.told()).toEqual([`${last} ${creatorB}`]);
  });

  it('tell one by one of a bounded number, and count the others once', async () => {
    const world = await setUp();
    const ids = Array.from({ length: mostListed + 2 }, (_, at) => `${creatorA.slice(0, -2)}${10 + at}`);
    await world.fetch(rowsOf(range, Object.fromEntries(ids.map((id) => [id, 50]))), range, today);
    await world.add(changeRule(), today);
    for (const _ of [1, 2]) {
      await world.evaluate(today);
      const told = await world.told();
      expect(told).toHaveLength(mostListed + 1);
      expect(told).toContain(`${last} more`);
    }
    const { db, member } = world;
    const { alerts } = await listAlerts({ db, member, language: english, now: () => today });
    expect(alerts.map(({ text }) => text)).toContain(
      '2 more creators crossed the limit: Sales of Jun 29, 2026',
    );
    expect(await world.preview(changeRule())).toMatchObject({
      days: [{ day: last, alerts: mostListed + 1 }],
    });
  });
});
