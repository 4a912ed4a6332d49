import { expect, it } from 'vitest';
import { rangeWidth, sum } from '@/features/effects/usual-days';
import { paceCampaign } from '@/features/program/pacing';
import { addDays } from '@/lib/data/terms/days';
import { spreadOfClicks, spreadOfProjection, spreadOfShare } from './beyond-chance';
import { lossLimit } from './finders/cpc';
import { reversalLimit } from './finders/reversals';
import { makeRandom, normal, poisson } from './testing/simulate-creators';

/** Values of orders, whose mean is as given. */
const drawOrders = (random: () => number, count: number, mean: number) =>
  Array.from({ length: count }, () => mean * Math.exp(0.5 * normal(random) - 0.125));

/** The share of what is told that has a cause, and the share of causes that are told. */
const judgeAll = (count: number, judge: (random: () => number) => { cause: boolean; told: boolean }) => {
  const counts = { told: 0, caused: 0, causes: 0 };
  for (let seed = 1; seed <= count; seed += 1) {
    const { cause, told } = judge(makeRandom(seed));
    counts.told += Number(told);
    counts.causes += Number(cause);
    counts.caused += Number(told && cause);
  }
  return { true: counts.caused / counts.told, found: counts.caused / counts.causes };
};

/** A tenth of creators lose 10 to 30 % more than their usual share of 1 to 10 %. Days have more or fewer returns. */
it('a share of reversals is told of causes, and rarely of chance', () => {
  const shares = judgeAll(3_000, (random) => {
    const usual = 0.01 + 0.09 * random();
    const cause = random() < 0.1;
    const share = usual + (cause ? 0.1 + 0.2 * random() : 0);
    const orders = Math.max(1.5, Math.exp(0.8 + 1.1 * normal(random)));
    const draw = (days: number, part: number) => {
      const of = { reported: 0, lost: 0, orders: 0 };
      for (let day = 0; day < days; day += 1) {
        const returned = part * Math.exp(0.5 * normal(random) - 0.125);
        for (const value of drawOrders(random, poisson(random, orders), 1)) {
          of.reported += value;
          of.orders += 1;
          if (random() < returned) of.lost += value;
        }
      }
      return { share: of.lost / of.reported, orders: of.orders };
    };
    const before = Math.max(0.01, draw(180, usual).share);
    const now = draw(30, share);
    return { cause, told: now.share - before >= reversalLimit * spreadOfShare(before, now.orders) };
  });
  expect(shares.true).toBeGreaterThan(0.85);
  expect(shares.found).toBeGreaterThan(0.75);
});

/** A fifth of creators get 1.4 to 5 times what a click is worth; the clicks of the others are worth up to twice their price. */
it('a loss of clicks is told of causes, and rarely of chance', () => {
  const losses = judgeAll(4_000, (random) => {
    const clicks = Math.round(Math.exp(5.5 + 1.1 * normal(random)));
    const perClick = 0.01 + 0.06 * random();
    const worth = Math.exp(2.5 + 0.4 * normal(random));
    const cause = random() < 0.2;
    const cost = (clicks * perClick * worth) / (cause ? 0.2 + 0.5 * random() : 1 + random());
    const orders = drawOrders(random, poisson(random, clicks * perClick), worth);
    const gross = sum(orders);
    const orderWorth = orders.length > 0 ? gross / orders.length : worth;
    return { cause, told: cost - gross >= Math.max(lossLimit * spreadOfClicks(cost, orderWorth), 0.01) };
  });
  expect(losses.true).toBeGreaterThan(0.85);
  expect(losses.found).toBeGreaterThan(0.6);
});

/** Campaigns of 21 to 60 days, whose budgets are 0.5 to 2.5 times what they would spend. */
it('the pace of a campaign is told where it ends so, and of most within three days', () => {
  const days = { told: 0, right: 0 };
  const campaigns = judgeAll(400, (random) => {
    const orders = Math.exp(1 + 1.2 * normal(random));
    const value = Math.exp(1.2 + 0.4 * normal(random));
    const length = 21 + Math.floor(random() * 40);
    let drift = 0;
    const spent = Array.from({ length }, (_, day) => {
      drift = 0.8 * drift + 0.06 * normal(random);
      const mean = orders * Math.exp(drift) * (day % 7 >= 5 ? 1.2 : 0.92);
      return sum(drawOrders(random, poisson(random, mean), value));
    });
    const budget = (orders * value * length) / Math.exp(Math.log(0.4) + random() * Math.log(5));
    const total = sum(spent);
    let found = false;
    for (let gone = 7; gone < length; gone += 1) {
      const known = spent.slice(0, gone);
      if (sum(known) >= budget) break;
      const from = '2026-01-01';
      const dates = { startDate: `${from}T00:00:00Z`, endDate: `${addDays(from, length - 1)}T00:00:00Z` };
      const through = { from, to: addDays(from, gone - 1), unread: [] };
      const { state, projected } = paceCampaign(
        { ...dates, status: 'DELIVERING', budget },
        sum(known),
        through,
      );
      const off = rangeWidth * spreadOfProjection(known, length - gone);
      if ((state !== 'early' && state !== 'slow') || Math.abs((projected ?? 0) - budget) < off) continue;
      const right = state === 'early' ? total >= budget : total < budget * 0.9;
      days.told += 1;
      days.right += Number(right);
      if (right && gone <= 10) found = true;
    }
    const cause = total > budget * 1.15 || total < budget * 0.7;
    return { cause, told: cause && found };
  });
  expect(days.right / days.told).toBeGreaterThan(0.9);
  expect(campaigns.found).toBeGreaterThan(0.7);
});
