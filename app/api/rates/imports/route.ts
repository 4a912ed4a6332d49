import { route } from '@/app/_server/route';
import { ratesImportSchema } from '@/features/rates/rate';
import { ratesReader } from '@/features/rates/read-rates-file';
import { importRates } from '@/features/rates/store-rates';
import { readLargeFile } from '@/lib/data/csv/read-large-file';
import { largestBody } from '@/lib/server/listener/body-limits.mjs';

/** POST /api/rates/imports: `date, currency, rate`, or the file of the European Central Bank. */
export const POST = route(
  { allow: 'manage', body: ratesImportSchema, limit: largestBody },
  async ({ member, db, body }) =>
    importRates(db, member, body.to, await readLargeFile(ratesReader, body.csv, body.to)),
);
