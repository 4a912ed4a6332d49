import { route } from '@/app/_server/route';
import { reportingCurrencySchema } from '@/features/rates/rate';
import { readReportingCurrency, setReportingCurrency } from '@/features/rates/reporting-currency';

/** GET /api/rates/reporting-currency */
export const GET = route({ allow: 'view' }, async ({ member, db }) => ({
  currency: await readReportingCurrency(db, member.workspaceId),
}));

/** PUT /api/rates/reporting-currency */
export const PUT = route({ allow: 'manage', body: reportingCurrencySchema }, ({ member, db, body }) =>
  setReportingCurrency(db, member, body.currency),
);
