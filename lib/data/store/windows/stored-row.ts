import { createHash } from 'node:crypto';
import { Decimal } from '@/lib/base/decimal';
import { Failure } from '@/lib/base/failure';
import type { ProgramReportRow } from '@/lib/contract/resources/program';
import type { BonusRow, ClickRow, ReportRow } from '@/lib/contract/resources/report';
import { type StoredRow, toSendable } from '@/lib/data/store/engine/column-text';
import type { SqlValue } from '@/lib/data/store/engine/store';
import type { Day } from '@/lib/data/terms/days';

/** The requested brand and marketplace, which BRB rows do not contain. */
type BonusScope = { brand: string; marketplace: string };

export function fromReportRow(row: ReportRow): StoredRow {
  return {
    id: row.id,
    instant: row.date,
    day: row.date.slice(0, 10),
    final: row.final,
    product: row.asin,
    campaign: row.cpcCampaignId,
    marketplace: row.marketplace,
    currency: row.currency,
    link: row.linkId,
    creator: row.creatorId,
    brand: row.brandId,
    sales: toAmount('sales', row.sales, money),
    commission: toAmount('commissionAmount', row.commissionAmount, money),
    conversions: toAmount('conversions', row.conversions, count),
    clicks: toAmount('clicks', row.clicks, count),
    detail_page_views: toAmount('detailPageViews', row.detailPageViews, count),
    add_to_carts: toAmount('addToCarts', row.addToCarts, count),
  };
}

export function fromClickRow(row: ClickRow): StoredRow {
  return {
    id: row.id,
    instant: row.date,
    day: row.date.slice(0, 10),
    final: row.final,
    product: row.asin,
    marketplace: row.marketplace,
    currency: '',
    link: row.linkId,
    creator: row.creatorId,
    brand: row.brandId,
    link_type: toSendable(row.linkType),
    clicks: toAmount('clicks', row.clicks, count),
  };
}

/** Estimates have no `final`. They count as final once they are older than the look-back. */
function fromBonusRow(row: BonusRow, scope: BonusScope, finalBefore: Day): StoredRow {
  const day = `${row.date.slice(0, 4)}-${row.date.slice(4, 6)}-${row.date.slice(6)}`;
  return {
    id: makeId(scope.brand, scope.marketplace, day, row.currency),
    instant: `${day}T00:00:00.000Z`,
    day,
    final: day < finalBefore,
    brand: scope.brand,
    marketplace: scope.marketplace,
    currency: row.currency,
    bonus: toAmount('amount', row.amount, money),
  };
}

/**
 * The estimates of one answer. The API does not say that a day and currency occur once, so several rows of them add up.
 * A fetch replaces its days, so reading the same answer again counts nothing twice.
 */
export function fromBonusRows(rows: readonly BonusRow[], scope: BonusScope, finalBefore: Day): StoredRow[] {
  const sums = new Map<string, StoredRow>();
  for (const row of rows) {
    const stored = fromBonusRow(row, scope, finalBefore);
    const before = sums.get(stored.id);
    sums.set(stored.id, before ? { ...stored, bonus: addAmounts(before.bonus, stored.bonus) } : stored);
  }
  return [...sums.values()];
}

function addAmounts(one: SqlValue | undefined, other: SqlValue | undefined): string {
  const sum = new Decimal(String(one)).plus(String(other));
  if (sum.abs().gte(money.below)) throw outOfRange('amount');
  return sum.toFixed();
}

/** The program runs only on marketplace.com, so its amounts are in USD. Rows become final like estimates. */
export function fromProgramRow(row: ProgramReportRow, finalBefore: Day): StoredRow {
  const day = row.date.slice(0, 10);
  return {
    id: makeId(row.campaign.id, row.creator.creatorConnectionsId, row.date, row.asin),
    instant: row.date,
    day,
    final: day < finalBefore,
    product: row.asin,
    marketplace: row.marketplace,
    currency: 'USD',
    campaign: row.campaign.id,
    campaign_name: toSendable(row.campaign.name),
    brand: row.brand.id,
    brand_name: toSendable(row.brand.name),
    creator: row.creator.id,
    creator_name: toSendable(row.creator.name),
    creator_tag: row.creator.creatorConnectionsId,
    creator_tag_name: toSendable(row.creator.creatorConnectionsName),
    sales: toAmount('sales', row.sales, money),
    commission: toAmount('commission', row.commission, money),
    conversions: toAmount('conversions', row.conversions, count),
    clicks: toAmount('clicks', row.clicks, count),
  };
}

/** Numbers below have exact units, and fit their columns. */
const money = { places: 8, below: 1e15 };
const count = { places: 4, below: 1e14 };
const plain = /^-?\d+(\.\d{1,4})?$/;

/** The number's shortest decimal text, as the API wrote it. Rounds only beyond the stored decimals. */
function toAmount(field: string, value: number, limits: { places: number; below: number }): string {
  if (Math.abs(value) >= limits.below) throw outOfRange(field);
  if (Number.isInteger(value)) return String(value);
  const text = String(value);
  return plain.test(text) ? text : new Decimal(text).toDecimalPlaces(limits.places).toFixed();
}

const outOfRange = (field: string) =>
  new Failure('upstream_invalid', `The API sent an answer we cannot read: ${field} (out of range).`);

/** A deterministic id for rows without one. */
function makeId(...key: string[]): string {
  return createHash('md5').update(JSON.stringify(key)).digest('hex');
}
