import { sellerMarketplaces } from '@/lib/contract/marketplaces';
import { demand } from './calendar';
import type { SeedLink } from './links';

import { mixSeed } from './random';
import {
  type ClickRow,
  type DrawnRow,
  drawReportRow,
  drawStorefrontRow,
  linkWeight,
  type ProductLink,
  toClickRow,
} from './rows';

const isReported = (link: SeedLink): link is ProductLink =>
  link.product !== null && sellerMarketplaces.some((name) => name === link.marketplace);

/** Generates a seller's rows day by day. Over the `days` from `origin`, there are exactly `reportRows` report rows. */
export function planDays(
  links: readonly SeedLink[],
  { origin, days, reportRows, seed }: { origin: number; days: number; reportRows: number; seed: number },
) {
  const reported = links.filter(isReported);
  const storefronts = links.filter(({ type }) => type === 'storefront');
  const share = (day: number) => demand(day, origin, seed) ** 0.28;
  let planned = 0;
  for (let day = origin; day < origin + days; day += 1) planned += share(day);

  /** Rounding the cumulative number makes the total exact. */
  const totals = new Map<number, number>([[origin - 1, 0]]);
  const sumUntil = (day: number): number => {
    const known = totals.get(day);
    if (known !== undefined) return known;
    const sum = sumUntil(day - 1) + share(day);
    totals.set(day, sum);
    return sum;
  };
  const countUntil = (day: number) => Math.round((sumUntil(day) / planned) * reportRows);

  /** Weighted sampling without replacement, by the smallest exponential variates. */
  function choose(day: number): ProductLink[] {
    const clicks = countUntil(day) - countUntil(day - 1);
    const draws = reported.flatMap((link) => {
      const weight = linkWeight(link, day);
      const luck = (mixSeed(seed, 5, link.index, day) + 1) / 0x1_0000_0001;
      return weight > 0 ? { link, key: -Math.log(luck) / weight } : [];
    });
    draws.sort((a, b) => a.key - b.key || a.link.index - b.link.index);
    return draws.slice(0, clicks).map(({ link }) => link);
  }

  const drawReports = (day: number, today: number): DrawnRow[] =>
    choose(day).map((link) => drawReportRow(link, day, today, { origin, seed }));

  return {
    /** Report rows of a day in their state on the day `today`. */
    drawReports,
    /** The same, and click rows. */
    drawDay(day: number, today: number): { reports: DrawnRow[]; clicks: ClickRow[] } {
      const reports = drawReports(day, today);
      const clicks = [
        ...reports.map((row) => toClickRow(row, seed)),
        ...storefronts.map((link) => drawStorefrontRow(link, day, today, { origin, seed })),
      ];
      return { reports, clicks: clicks.filter((row) => row !== null) };
    },
  };
}
