import { operation } from '@/lib/api/operation';
import { readLargeFile } from '@/lib/csv/read-large-file';
import { takeRelative } from '@/lib/data/terms/ranges/relative-query';
import { largestBody } from '@/lib/server/listener/body-limits.mjs';
import { convertedQuerySchema } from './converted-query';
import { deleteRates } from './delete-rates';
import { listRateDays, listRates } from './list-rates';
import {
  newRateSchema,
  rateDaysSchema,
  rateDeletionSchema,
  ratesImportSchema,
  reportingCurrencySchema,
} from './rate';
import { readConverted } from './read-converted';
import { ratesReader } from './read-rates-file';
import { readReportingCurrency, setReportingCurrency } from './reporting-currency';
import { addRate, importRates } from './store-rates';

export const ratesApi = {
  'GET /api/rates': operation({
    summary: 'Lists currencies with exchange rates, and the reporting currency.',
    access: 'view',
    scope: 'settings:read',
    answer: ({ db, id }) => listRates(db, id),
  }),
  'POST /api/rates': operation({
    summary: 'Adds an exchange rate.',
    access: 'manage',
    scope: null,
    body: newRateSchema,
    answer: ({ db, member }, { body }) => addRate(db, member, body),
  }),
  'DELETE /api/rates': operation({
    summary: 'Deletes one exchange rate, or all of a currency.',
    access: 'manage',
    scope: null,
    query: rateDeletionSchema,
    answer: ({ db, member }, { query }) => deleteRates(db, member, query),
  }),
  'GET /api/rates/days': operation({
    summary: 'Lists exchange rates by day, newest first.',
    access: 'view',
    scope: 'settings:read',
    query: rateDaysSchema,
    answer: ({ db, id }, { query }) => listRateDays(db, id, query),
  }),
  'POST /api/rates/imports': operation({
    summary:
      'Imports exchange rates from CSV, date, currency and rate, or the file of the European Central Bank.',
    access: 'manage',
    scope: null,
    body: ratesImportSchema,
    limit: largestBody,
    answer: async ({ db, member }, { body }) =>
      importRates(db, member, body.to, await readLargeFile(ratesReader, body.csv, body.to)),
  }),
  'GET /api/rates/reporting-currency': operation({
    summary: 'Reads the reporting currency.',
    access: 'view',
    scope: 'settings:read',
    answer: async ({ db, id }) => ({ currency: await readReportingCurrency(db, id) }),
  }),
  'PUT /api/rates/reporting-currency': operation({
    summary: 'Chooses the reporting currency.',
    access: 'manage',
    scope: null,
    body: reportingCurrencySchema,
    answer: ({ db, member }, { body }) => setReportingCurrency(db, member, body.currency),
  }),
  'GET /api/ledger/converted': operation({
    summary:
      'Sums report rows of all currencies in the reporting currency, by the exchange rates of the workspace.',
    access: 'view',
    scope: 'reports:read',
    query: takeRelative(convertedQuerySchema),
    answer: (workspace, { query }) => readConverted(workspace, query),
  }),
};
export type RatesApi = typeof ratesApi;
