import { createHash } from 'node:crypto';
import { oneOfValues } from '@/lib/data/read/query/filter-sql';
import { summarize } from '@/lib/data/read/summary/summary';
import type { CurrencySummary } from '@/lib/data/read/summary/summary-shape';
import type { SqlValue } from '@/lib/data/store/engine/store';
import type { Ledger } from '@/lib/data/store/workspace';
import type { Receipt } from '@/lib/data/terms/receipt-shape';
import type { EarningsQuery } from './earnings-query';
import type { CurrencyEarnings, EarningLink, Earnings, EarningsReceipt } from './earnings-shape';

type Named = Omit<EarningLink, 'figures'>;

/**
 * Sums the rows of links that one person created here, exactly. Other links never count, not even in totals or
 * receipts.
 */
export async function readEarnings(
  context: Ledger,
  query: EarningsQuery,
  makerId: string,
): Promise<Earnings> {
  const { range, currencies, receipt, basis } = await summarize(context, {
    ...query,
    dataset: 'reports',
    group: 'link',
    makers: [makerId],
    series: 'total',
    compare: 'none',
  });
  const keys = currencies.flatMap(({ groups }) => groups.flatMap(({ key }) => key ?? []));
  const names = await readLinkNames(context, makerId, [...new Set(keys)]);
  return {
    range,
    currencies: currencies.map((part) => toEarnings(part, names)),
    receipt: withoutWorkspace(receipt),
    basis,
  };
}

function toEarnings(
  { currency, figures, series, groups }: CurrencySummary,
  names: ReadonlyMap<string, Named>,
): CurrencyEarnings {
  const rest = groups.find(({ kind }) => kind === 'other');
  return {
    currency: String(currency),
    figures,
    series,
    links: groups.flatMap(({ key, figures }) => {
      const named = key === null ? undefined : names.get(key);
      return named ? [{ ...named, figures }] : [];
    }),
    others: rest ? { links: rest.groups, figures: rest.figures } : null,
  };
}

/** The product and subids of links that a person created, by link. */
export async function readLinkNames(
  { store, id: workspaceId }: Pick<Ledger, 'store' | 'id'>,
  makerId: string,
  links: readonly string[],
): Promise<Map<string, Named>> {
  if (links.length === 0) return new Map();
  const values: SqlValue[] = [workspaceId, makerId];
  const rows = await store.read(
    `SELECT link, link_product_name, subid1_name, subid2_name FROM ledger.placements
     WHERE workspace = $1 AND maker = $2 AND ${oneOfValues('link', 'text', links, values)}`,
    values,
  );
  const text = (value: SqlValue | undefined) =>
    value === null || value === undefined ? null : String(value);
  return new Map(
    rows.map((row) => [
      String(row.link),
      {
        link: String(row.link),
        product: text(row.link_product_name),
        subid1: text(row.subid1_name),
        subid2: text(row.subid2_name),
      },
    ]),
  );
}

/** Also hides the revision, which depends on the number of the workspace's links. */
export const withoutWorkspace = ({
  windows: _,
  pages: __,
  reasons: ___,
  ...receipt
}: Receipt): EarningsReceipt => ({
  ...receipt,
  revision: createHash('sha256').update(receipt.revision).digest('base64url'),
});
