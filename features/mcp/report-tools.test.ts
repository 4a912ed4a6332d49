import { expect, it } from 'vitest';
import { operations } from '@/features/api';
import recorded from '@/features/api-reference/examples.json';
import { makeTools } from './tools';

const summary = recorded['GET /api/ledger/summary'];
const [currency] = summary.currencies;
const [group] = currency?.groups ?? [];
const other = { ...group, kind: 'other', key: null, label: null, groups: 3 };
const answer = { ...summary, currencies: [{ ...currency, groups: [group, other] }] };

/** The words of a report whose groups do not fit in one answer. */
async function ask(given: object): Promise<string> {
  const tool = makeTools(operations).get('report');
  const page = { limit: 1, offset: 0, points: 1 };
  const context = {
    ask: () => Promise.resolve(answer as never),
    today: '2026-01-20',
    nameValues: async (filters: object) => ({ ...filters }),
  };
  const told = await tool?.run({ ...summary.range, group: 'creator', ...given }, page, context);
  return told?.receipt.words ?? '';
}

it('says that groups of the compared days alone are not listed, unless they are', async () => {
  expect(await ask({ compare: 'previous' })).toMatch(/Without byChange, groups without rows/);
  expect(await ask({ compare: 'previous', byChange: 'fall' })).not.toMatch(/byChange/);
});
