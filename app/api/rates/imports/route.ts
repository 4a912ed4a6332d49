import { route } from '@/app/_server/route';
import { readLargeFile } from '@/lib/csv/read-large-file';
import { ratesImportSchema } from '@/lib/rates/rate';
import { ratesReader } from '@/lib/rates/read-rates-file';
import { importRates } from '@/lib/rates/store-rates';
import { largestBody } from '@/lib/server/body-limits.mjs';

/** POST /api/rates/imports: `date, currency, rate`, or the file of the European Central Bank. */
export const POST = route(
  { allow: 'manage', body: ratesImportSchema, limit: largestBody },
  async ({ member, db, body }) =>
    importRates(db, member, body.to, await readLargeFile(ratesReader, body.csv, body.to)),
);
