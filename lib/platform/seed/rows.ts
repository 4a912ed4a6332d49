import { demand, isSaleDay } from './calendar';
import { drawConversions } from './conversions';
import type { SeedLink } from './links';
import { offerOn } from './past-offers';
import type { SeedProduct } from './products';
import { mixSeed, mixUuid, type Random, randomFrom } from './random';

/** Rows younger than this many days may still change. */
export const lookBackDays = 45;

/** A link to one product. Others have no report rows. */
export type ProductLink = SeedLink & { product: SeedProduct };

/** The day from which rows are drawn, and the seed. */
type Span = { origin: number; seed: number };

/** Figures of a row that may still change, in cents or counts. */
type Figures = {
  clicks: number;
  conversions: number;
  salesCents: number;
  commissionCents: number;
  detailPageViews: number;
  addToCarts: number;
};

export type ReportRow = Figures & { id: string; link: SeedLink; day: number; final: boolean };

export type ClickRow = { id: string; link: SeedLink; day: number; final: boolean; clicks: number };

/** A link's row for one day, with its correction and the age in days when it becomes final. */
export type DrawnRow = ReportRow & { correction: Figures; finalAge: number };

const nothing: Figures = {
  clicks: 0,
  conversions: 0,
  salesCents: 0,
  commissionCents: 0,
  detailPageViews: 0,
  addToCarts: 0,
};

/** A new link gets extra clicks for two weeks. */
function launch(link: SeedLink, day: number): number {
  const age = day - link.firstDay;
  return age < 15 ? 1 + 2.5 * Math.exp(-age / 6) : 1;
}

export function linkWeight(link: SeedLink, day: number): number {
  return day < link.firstDay || day > link.lastDay ? 0 : link.weight * launch(link, day);
}

/** The share of final rows grows with age, from none on the first days to all after the look-back. */
const drawFinalAge = (random: Random) => 3 + Math.floor((lookBackDays - 2) * random.unit());

function pay({ cpcCents, product }: ProductLink, day: number, clicks: number, salesCents: number): number {
  return cpcCents > 0 ? clicks * cpcCents : Math.round(salesCents * offerOn(product, day).paidCommission);
}

const priceOn = (product: SeedProduct, day: number) =>
  Math.round(offerOn(product, day).cents * (isSaleDay(day) ? 0.8 : 1));

/** The figures of one sale of the product on that day, or of one return. */
function oneOrder({ cpcCents, product }: ProductLink, day: number, sign: 1 | -1): Figures {
  const price = priceOn(product, day);
  return {
    ...nothing,
    conversions: sign,
    salesCents: sign * price,
    commissionCents: cpcCents > 0 ? 0 : sign * Math.round(price * offerOn(product, day).paidCommission),
  };
}

function add(figures: Figures, more: Figures, sign: 1 | -1 = 1): Figures {
  return {
    clicks: figures.clicks + sign * more.clicks,
    conversions: figures.conversions + sign * more.conversions,
    salesCents: figures.salesCents + sign * more.salesCents,
    commissionCents: figures.commissionCents + sign * more.commissionCents,
    detailPageViews: figures.detailPageViews + sign * more.detailPageViews,
    addToCarts: figures.addToCarts + sign * more.addToCarts,
  };
}

/** The clicks of a link on a day with any. */
function drawClicks(link: SeedLink, day: number, { origin, seed }: Span, random: Random): number {
  const crowd = 34 * linkWeight(link, day) ** 0.45 * demand(day, origin, seed) ** 0.8;
  return Math.max(1, Math.round(crowd * Math.exp(random.normal() * 0.5)));
}

function drawFigures(link: ProductLink, day: number, clicks: number, random: Random): Figures {
  const { product } = link;
  const { inStock, conversionRate } = offerOn(product, day);
  const buyable = inStock && product.active ? 1 : 0.1;
  const demanded = isSaleDay(day) ? 1.4 : 1;
  // Always drawn, so that later draws stay the same.
  const bought = drawConversions(clicks, conversionRate * buyable * demanded, random);
  const conversions = link.sells ? bought : 0;
  const salesCents = conversions * priceOn(product, day);
  const addToCarts = Math.max(conversions, Math.round(clicks * random.between(0.05, 0.16)));
  return {
    clicks,
    conversions,
    salesCents,
    commissionCents: pay(link, day, clicks, salesCents),
    detailPageViews: Math.max(addToCarts, Math.round(clicks * random.between(0.8, 1.25))),
    addToCarts,
  };
}

/**
 * A young row may lack one order or include one that is returned later. Returns are more frequent, most of all those of
 * one creator. The final figures plus a returned order never exceed clicks and add-to-carts.
 */
function drawCorrection(link: ProductLink, day: number, figures: Figures, random: Random): Figures {
  if (!link.sells) return nothing;
  if (figures.conversions > 0 && random.chance(0.08)) return oneOrder(link, day, 1);
  const hasRoom = Math.min(figures.clicks, figures.addToCarts) > figures.conversions;
  if (hasRoom && random.chance(link.returns ? 0.6 : 0.12)) return oneOrder(link, day, -1);
  return nothing;
}

/** A product link's row for one day, in its state on the day `today`. Deterministic. */
export function drawReportRow(link: ProductLink, day: number, today: number, span: Span): DrawnRow {
  const { seed } = span;
  const rowSeed = mixSeed(seed, link.index, day);
  const random = randomFrom(rowSeed);
  const sold = drawFigures(link, day, drawClicks(link, day, span, random), random);
  const returned = sold.conversions > 0 && random.chance(0.03);
  const figures = returned ? add(sold, oneOrder(link, day, -1)) : sold;
  const finalAge = drawFinalAge(random);
  const correction = drawCorrection(link, day, figures, random);
  const final = today - day >= finalAge;
  return {
    id: mixUuid(seed, 1, link.index, day),
    link,
    day,
    final,
    ...(final ? figures : add(figures, correction, -1)),
    correction,
    finalAge,
  };
}

/** The click row for a report row. Sometimes the counts differ or it is missing. */
export function toClickRow(row: DrawnRow, seed: number): ClickRow | null {
  const random = randomFrom(mixSeed(seed, 2, row.link.index, row.day));
  if (random.chance(0.004)) return null;
  const clicks = random.chance(0.006) ? row.clicks + random.integer(1, 4) : row.clicks;
  const { link, day, final } = row;
  return { id: mixUuid(seed, 3, link.index, day), link, day, final, clicks };
}

/** Clicks on a storefront, which has no product and no report row. */
export function drawStorefrontRow(link: SeedLink, day: number, today: number, span: Span): ClickRow | null {
  const { seed } = span;
  const random = randomFrom(mixSeed(seed, 4, link.index, day));
  if (linkWeight(link, day) === 0 || !random.chance(0.12 + 0.3 * link.weight)) return null;
  const clicks = drawClicks(link, day, span, random);
  const final = today - day >= drawFinalAge(random);
  return { id: mixUuid(seed, 3, link.index, day), link, day, final, clicks };
}
