import { expect } from 'vitest';
import { z } from 'zod';
import { errorBodySchema } from '@/lib/contract/errors';
import {
  bonusCurrencies,
  catalogMarketplaces,
  linkMarketplaces,
  programMarketplaces,
  reportCurrencies,
  sellerMarketplaces,
} from '@/lib/contract/marketplaces';
import { operations } from '@/lib/contract/operations';
import type { OperationId } from '@/lib/contract/paths';
import type { Answer } from './client';

type Sets = Record<string, readonly string[]>;

const linkTypes = ['product', 'storefront'];
const product = { marketplace: sellerMarketplaces, currency: reportCurrencies };
const program = { marketplace: programMarketplaces };

/** Documented value sets. A server of the current document returns only those values. */
const documented: Partial<Record<OperationId, Sets>> = {
  getBrand: { marketplace: sellerMarketplaces },
  listBrands: { marketplace: sellerMarketplaces },
  listProducts: product,
  listReports: product,
  listClickReports: { marketplace: sellerMarketplaces, linkType: linkTypes },
  listBonusEstimates: { currency: bonusCurrencies },
  listCatalogProducts: { marketplace: catalogMarketplaces, currency: reportCurrencies },
  listProgramReports: program,
  createLink: { marketplace: linkMarketplaces, type: linkTypes },
};

function findUndocumented(value: unknown, sets: Sets, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const allowed = sets[key];
    const here = `${path}.${key}`;
    if (allowed && typeof inner === 'string') return allowed.includes(inner) ? [] : [`${here}: ${inner}`];
    return findUndocumented(inner, sets, here);
  });
}

/** Expects a 200 that matches the contract, without extra fields or undocumented values. */
export function expectAnswer(id: OperationId, answer: Answer): void {
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  const parsed = operations[id].response.safeParse(answer.body);
  expect(parsed.error?.issues.slice(0, 3)).toBeUndefined();
  expect(answer.body).toEqual(parsed.data);
  expect(findUndocumented(answer.body, documented[id] ?? {})).toEqual([]);
  expectHeaders(answer);
}

/** Expects an error in the standard shape, with the documented message if there is one. */
export function expectError(answer: Answer, status: number, message?: string | RegExp): void {
  expect(answer.status, answer.text.slice(0, 300)).toBe(status);
  const body = errorBodySchema.strict().parse(answer.body);
  expect(body.status).toBe(status);
  if (message instanceof RegExp) expect(body.message).toMatch(message);
  else if (message !== undefined) expect(body.message).toBe(message);
  expectHeaders(answer);
}

function expectHeaders({ headers }: Answer): void {
  // A raw response has no headers to check.
  if ([...headers].length === 0) return;
  expect(findViolations(headers)).toEqual([]);
  expect(headers.get('content-type')).toMatch(/^application\/json(;|$)/);
  expect(headers.get('cache-control')).toBe('no-store');
}

const violations = z.array(z.looseObject({ location: z.array(z.string()) }));

/** Violations that a validating proxy (Prism) reported. Our requests are often invalid on purpose. */
function findViolations(headers: Headers): unknown[] {
  const found = violations.parse(JSON.parse(headers.get('sl-violations') ?? '[]'));
  return found.filter(({ location }) => location[0] === 'response');
}
