import type { MonthFacts } from '@/features/alerts/alert-shape';
import { draftNext, findDifferences, findReady, monthReady } from '@/features/alerts/closing-kinds';
import type { RowsBasis } from '@/lib/data/terms/basis';
import { firstDayOf, type Month } from '@/lib/data/terms/month';
import type { Finder, Found } from '../found';
import type { Stake } from '../today-shape';

/** Months that are settled and the next to close, and closed ones that differ from what was closed. */
export const monthsFinder: Finder = {
  kinds: ['monthReady', 'closedDiffers'],
  find: async ({ currencies, ...parts }) => {
    const found: Found[] = [];
    const rows: RowsBasis[] = [];
    // One after the other: each reads a whole statement.
    for (const currency of currencies) {
      const next = await draftNext(parts, currency);
      const ready = findReady(next);
      const differs = findDifferences(next, '0');
      if (ready) found.push(describe('monthReady', currency, ready));
      found.push(...differs.map((facts) => describe('closedDiffers', currency, facts)));
      rows.push(...[ready ?? [], differs].flat().flatMap((facts) => monthReady.basedOn(facts).rows));
    }
    return { found, rows };
  },
};

/** The months that can be closed, oldest first. */
export const listReady = (found: readonly Found[]): { month: Month; currency: string }[] =>
  found
    .flatMap(({ kind, subject }) => {
      const [month = '', currency = ''] = subject.split(' ');
      return kind === 'monthReady' ? [{ month, currency }] : [];
    })
    .sort((a, b) => (a.month < b.month ? -1 : a.month > b.month ? 1 : 0));

function describe(kind: 'monthReady' | 'closedDiffers', currency: string, facts: MonthFacts): Found {
  const amount = facts.commission.replace(/^-/, '');
  const stake: Stake = { of: 'commission', currency, amount, range: null, estimate: false };
  return {
    kind,
    subject: `${facts.month} ${currency}`,
    since: null,
    stake,
    path: monthReady.pathOf({ currency }, facts),
    changesUntil: facts.changesUntil,
    tell: (language) => {
      const { t, format } = language;
      const month = format.month(firstDayOf(facts.month));
      return {
        text: t(`today.kinds.${kind}.text`, { month, currency }),
        why: t(`today.kinds.${kind}.why`, { amount: format.money(facts.commission, currency) }),
      };
    },
  };
}
