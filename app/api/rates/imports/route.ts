import { route } from '@/app/_server/route';
import { ratesImportSchema } from '@/lib/rates/rate';
import { readRatesFile } from '@/lib/rates/read-rates-file';
import { importRates } from '@/lib/rates/store-rates';
import { largestBody } from '@/lib/server/body-limits.mjs';

/** POST /api/rates/imports: `date, currency, rate`, or the file of the European Central Bank. */
export const POST = route(
  { allow: 'manage', body: ratesImportSchema, limit: largestBody },
  ({ member, db, body }) => importRates(db, member, body.to, readRatesFile(body.csv, body.to)),
);
