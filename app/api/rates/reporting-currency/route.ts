import { route } from '@/app/_server/route';
import { reportingCurrencySchema } from '@/lib/rates/rate';
import { setReportingCurrency } from '@/lib/rates/reporting-currency';

/** PUT /api/rates/reporting-currency */
export const PUT = route({ allow: 'manage', body: reportingCurrencySchema }, ({ member, db, body }) =>
  setReportingCurrency(db, member, body.currency),
);
