import { z } from 'zod';
import { route } from '@/app/_server/route';
import { setInvoice } from '@/features/closing/set-invoice';
import { invoiceSchema } from '@/features/closing/statement-query';
import { uuid } from '@/lib/contract/parameters';

/** PUT /api/closings/{id}/invoice */
export const PUT = route(
  { allow: 'manage', params: z.object({ id: uuid }), body: invoiceSchema },
  ({ params, body, ...context }) => setInvoice(context, params.id, body),
);
