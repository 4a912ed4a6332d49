import type { CostLine } from '@/features/costs/sum-costs';
import type { Session, SqlValue } from '@/lib/data/store/store';
import { betweenValues } from '@/lib/data/windows/column-text';

/** The sum of a currency's costs has at most 3 decimals. */
export const costType = 'DECIMAL(24,3)';

/**
 * Selects costs: currency, key, label, cost and entries, and whether they belong to a group. Sends one string per column.
 * Adds parameters to `values`.
 */
export function selectCosts(session: Session, costs: readonly CostLine[], values: SqlValue[]): string {
  if (costs.length === 0) {
    return `(SELECT CAST(NULL AS VARCHAR) AS currency, CAST(NULL AS VARCHAR) AS key, CAST(NULL AS VARCHAR) AS label,
      CAST(NULL AS ${costType}) AS cost, CAST(NULL AS INTEGER) AS entries, FALSE AS assigned WHERE FALSE)`;
  }
  const list = (name: keyof CostLine) => {
    const text = costs.map((line) => String(line[name] ?? '').replaceAll(betweenValues, ' '));
    return `unnest(${session.splitText(`$${values.push(text.join(betweenValues))}`)}) AS ${name}`;
  };
  const given = (['currency', 'key', 'label', 'cost', 'entries'] as const).map(list).join(', ');
  return `(SELECT currency, NULLIF(key, '') AS key, NULLIF(label, '') AS label, CAST(cost AS ${costType}) AS cost,
      CAST(entries AS INTEGER) AS entries, key <> '' AS assigned
    FROM (SELECT ${given}) AS given)`;
}
