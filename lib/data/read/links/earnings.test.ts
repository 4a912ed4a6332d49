import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEarnings } from '@/features/earnings/earnings';
import { earningsQuerySchema } from '@/features/earnings/earnings-query';
import type { CurrencyEarnings } from '@/features/earnings/earnings-shape';
import { importedLinks, madeLinks } from '@/lib/data/store/links-schema';
import { eachBucket, type Grain, startOfBucket } from '@/lib/data/terms/days';
import { firstUnsettledDay } from '@/lib/data/terms/ranges/look-back';
import { figuresOf, sum } from '@/lib/data/testing/expected-figures';
import { toApiRows } from '@/lib/data/testing/fact-rows';
import { type Fact, factDays, facts, pools } from '@/lib/data/testing/facts';
import { bothLedgers } from '@/lib/data/testing/ledgers';
import { reportRow } from '@/lib/data/testing/rows';
import { storeRows } from '@/lib/data/testing/stored-rows';
import type { Db } from '@/lib/server/db/database';
import { users } from '@/lib/server/identity/schema';
import { countRuns } from '@/lib/testing/count-runs';

/** The creator of each link of the facts; null for links created elsewhere. */
type Owners = ('ada' | 'bea' | null)[];

async function addPeople(db: Db) {
  const people = { ada: randomUUID(), bea: randomUUID() };
  const rows = Object.entries(people).map(([name, id]) => ({ id, name, email: `${id}@example.com` }));
  await db.insert(users).values(rows);
  return people;
}

const made = (workspaceId: string, userId: string, linkId: string) => ({
  workspaceId,
  userId,
  linkId,
  productId: 'A',
  marketplace: 'marketplace.com',
  type: 'product',
  url: 'https://example.com',
  mobileUrl: 'https://example.com',
  subid1: `of ${linkId}`,
});

const questions = fc.record({
  held: facts('reports'),
  owners: fc.array(fc.constantFrom('ada' as const, 'bea' as const, null), {
    minLength: pools.link.length,
    maxLength: pools.link.length,
  }),
  grain: fc.constantFrom('day' as const, 'week' as const, 'month' as const),
  top: fc.constantFrom('1', '2', '100'),
  offset: fc.constantFrom('0', '1'),
});

/** The first day of the facts that may still change when they are read. */
const young = firstUnsettledDay('2026-06-30');

type Page = { grain: Grain; top: number; offset: number };

function expectEarnings(part: CurrencyEarnings, mine: readonly Fact[], { grain, top, offset }: Page): void {
  expect(part.figures).toEqual(figuresOf(mine, true));
  const isOf = (bucket: string) => (fact: Fact) => startOfBucket(fact.day, grain) === bucket;
  expect(part.series).toEqual(
    eachBucket(factDays, grain).map((bucket) => ({
      bucket,
      ...figuresOf(mine.filter(isOf(bucket)), bucket >= startOfBucket(young, grain)),
    })),
  );
  const keys = [...new Set(mine.map(({ link }) => link))];
  const shown = part.links.map(({ link }) => link);
  expect(shown).toHaveLength(Math.min(Math.max(0, keys.length - offset), top));
  for (const { link, figures, subid1, product } of part.links) {
    expect(figures).toEqual(
      figuresOf(
        mine.filter((fact) => fact.link === link),
        true,
      ),
    );
    expect({ subid1, product }).toEqual({ subid1: `of ${link}`, product: 'A' });
  }
  const weigh = (key: string) =>
    sum(mine.filter(({ link }) => link === key).map(({ commission }) => commission)).toNumber();
  const ranked = keys.map(weigh).sort((a, b) => b - a);
  expect(shown.map(weigh)).toEqual(ranked.slice(offset, offset + top));
  const rest = mine.filter(({ link }) => !shown.includes(link));
  const others = keys.length - shown.length;
  expect(part.others).toEqual(others === 0 ? null : { links: others, figures: figuresOf(rest, true) });
}

bothLedgers('earnings', (ledger, kind) => {
  it('equal decimal arithmetic over the rows of a person’s own links, and no others', {
    timeout: 300_000,
  }, async () => {
    const property = fc.asyncProperty(questions, async ({ held, owners, ...rest }) => {
      const { db } = ledger();
      const people = await addPeople(db);
      const context = await storeRows(ledger(), toApiRows(held), factDays);
      const links = pools.link.flatMap((link, at) => {
        const owner = (owners as Owners)[at];
        return owner ? [made(context.id, people[owner], link)] : [];
      });
      if (links.length > 0) await db.insert(madeLinks).values(links);
      const query = earningsQuerySchema.parse({ ...factDays, ...rest });
      for (const name of ['ada', 'bea'] as const) {
        const { currencies, receipt } = await readEarnings(context, query, people[name]);
        const mine = held.filter(({ link }) => owners[pools.link.indexOf(link)] === name);
        expect(receipt.rows).toBe(mine.length);
        expect(new Set(currencies.map(({ currency }) => currency))).toEqual(
          new Set(mine.map(({ currency }) => currency)),
        );
        for (const part of currencies) {
          const of = mine.filter(({ currency }) => currency === part.currency);
          expectEarnings(part, of, query);
        }
      }
    });
    await fc.assert(property, { numRuns: countRuns(12, kind) });
  });

  describe('of one person', () => {
    const range = { from: '2026-06-01', to: '2026-06-30' };
    const keep = async () => {
      const { db } = ledger();
      const people = await addPeople(db);
      const row = (linkId: string) =>
        reportRow({ date: '2026-06-02', linkId, commissionAmount: 0.1, currency: 'USD' });
      const context = await storeRows(ledger(), { standard: ['own', 'bought', 'far'].map(row) }, range);
      const { id: workspaceId } = context;
      await db.insert(madeLinks).values(made(workspaceId, people.ada, 'own'));
      await db.insert(importedLinks).values({ workspaceId, userId: people.ada, linkId: 'bought' });
      const ask = (userId: string, of = context) =>
        readEarnings(of, earningsQuerySchema.parse(range), userId);
      return { context, people, ask, db };
    };

    it('leave out imported links, and links with the same id in another workspace', async () => {
      const { people, ask, context, db } = await keep();
      const linksOf = async (of = context) =>
        (await ask(people.ada, of)).currencies.flatMap(({ links }) => links.map(({ link }) => link));
      expect(await linksOf()).toEqual(['own']);
      const other = await storeRows(
        ledger(),
        { standard: [reportRow({ date: '2026-06-02', linkId: 'own' })] },
        range,
      );
      expect(await linksOf(other)).toEqual([]);
      await db.insert(madeLinks).values(made(other.id, people.bea, 'own'));
      expect(await linksOf(other)).toEqual([]);
    });

    it('reveal nothing about the workspace in their receipt', async () => {
      const { people, ask } = await keep();
      const { receipt, currencies } = await ask(people.bea);
      expect(currencies).toEqual([]);
      expect(receipt).toEqual({
        state: 'complete',
        gaps: [],
        loadedEarly: [],
        unread: [{ from: '2026-06-30', to: '2026-06-30' }],
        rows: 0,
        settled: expect.any(Number),
        asOf: '2026-06-30T12:00:00.000Z',
        stale: false,
        revision: expect.stringMatching(/^[\w-]{43}$/),
      });
    });

    it('accept no person, filter or group as parameter', () => {
      expect(Object.keys(earningsQuerySchema.shape)).toEqual([
        'from',
        'to',
        'grain',
        'sort',
        'top',
        'offset',
      ]);
    });
  });
});
