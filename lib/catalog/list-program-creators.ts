import { addFigures } from './add-figures';
import type { CatalogContext } from './context';
import { toListReceipt } from './list-receipt';
import { listSources } from './list-sources';
import { matchText } from './match-text';
import { orderRows, type SortKey } from './order-rows';
import { readPerformance } from './performance';
import type { CurrencyFigures } from './performance-shape';
import type { ProgramCreatorQuery } from './program-query';
import type { ProgramCreatorRow, ProgramCreatorSort, ProgramCreatorsAnswer } from './program-shape';
import { readItems } from './read-items';
import { leaveOut, readPartners } from './read-partners';

const waitMs = 5_000;

/** One stretch of the program's creators, program and attribution side by side. Throws Failure. */
export async function listProgramCreators(
  { reader, ledger }: CatalogContext,
  query: ProgramCreatorQuery,
): Promise<ProgramCreatorsAnswer> {
  const { from, to, q, claimed, sort, order, offset, limit } = query;
  const [held, partners, { creatorOf }, program, attribution] = await Promise.all([
    readItems(reader, listSources.programCreators, { waitMs, refresh: query.refresh }),
    readItems(reader, listSources.creators, { waitMs }).catch(leaveOut),
    readPartners(reader),
    readPerformance(ledger, 'programTag', { from, to }),
    readPerformance(ledger, 'creator', { from, to }),
  ]);
  const partnerIds = new Set(partners.rows.map(({ id }) => id));
  const mentions = matchText(q);
  const found = held.rows
    .filter((creator) =>
      mentions(creator.name, creator.creatorConnectionsName, creator.creatorConnectionsId, creator.email),
    )
    .map((creator): ProgramCreatorRow => {
      const tag = creator.creatorConnectionsId;
      const creatorId = creatorOf.get(tag) ?? (partnerIds.has(creator.id) ? creator.id : null);
      return {
        creator,
        creatorId,
        claimed: creatorId !== null || creator.email !== null,
        partner: creatorId !== null && partnerIds.has(creatorId),
        program: program.byKey.get(tag) ?? [],
        attribution: (creatorId && attribution.byKey.get(creatorId)) || [],
      };
    });
  const rows = found.filter((row) => claimed === undefined || row.claimed === claimed);
  const known = found.filter((row) => row.claimed).length;
  return {
    rows: orderRows(rows, keys[sort], order).slice(offset, offset + limit),
    offset,
    total: rows.length,
    claimed: known,
    unclaimed: found.length - known,
    totals: addFigures(rows.map((row) => row.program)),
    list: toListReceipt(held),
    performance: { ...program.range, receipt: program.receipt },
  };
}

const amount = ([entry]: readonly CurrencyFigures[], metric: 'sales' | 'commission'): SortKey => ({
  currency: entry?.currency,
  amount: entry ? Number(entry.figures[metric]) : null,
});

const count = ([entry]: readonly CurrencyFigures[], metric: 'clicks' | 'conversions'): SortKey => ({
  amount: entry?.figures[metric] ?? null,
});

const keys: Record<ProgramCreatorSort, (row: ProgramCreatorRow) => SortKey> = {
  name: ({ creator }) => creator.name.toLowerCase(),
  programName: ({ creator }) => creator.creatorConnectionsName.toLowerCase(),
  tag: ({ creator }) => creator.creatorConnectionsId,
  programSales: ({ program }) => amount(program, 'sales'),
  programCommission: ({ program }) => amount(program, 'commission'),
  programClicks: ({ program }) => count(program, 'clicks'),
  programConversions: ({ program }) => count(program, 'conversions'),
  sales: ({ attribution }) => amount(attribution, 'sales'),
  commission: ({ attribution }) => amount(attribution, 'commission'),
};
