import { queryOptions } from '@tanstack/react-query';
import type { ClosingApi } from '@/features/closing/api';
import type {
  AdjustmentChangesQuery,
  InvoiceInput,
  NewClosing,
  StatementQuery,
} from '@/features/closing/statement-query';
import { asText } from '@/lib/base/address/parameter';
import { clientOf } from '@/lib/client/api';
import { makeMutation } from '@/lib/client/make-mutation';
import type { LanguageCode } from '@/lib/language/languages';

/** Search parameters of /reports/closing. */
export const closingSearch = { month: asText, currency: asText };

const api = clientOf<ClosingApi>();

/** The available months, and all closings. */
export const closingsOptions = () => queryOptions(api.read('GET /api/closings', {}));

/** The statement of a month in one currency. */
export const statementOptions = (query: StatementQuery) =>
  queryOptions(api.read('GET /api/ledger/statements', { query }));

/** The changes behind a brand's adjustment of a closed month. */
export const adjustmentChangesOptions = (query: AdjustmentChangesQuery) =>
  queryOptions(api.read('GET /api/ledger/statements/changes', { query }));

export const statementFile = (
  { month, currency }: StatementQuery,
  file: { format: 'csv' | 'xlsx'; language?: LanguageCode },
): string => api.pathOf('GET /api/ledger/statements/export', { query: { month, currency, ...file } });

const useClosingMutation = makeMutation('settled', ['closings'], ['ledger', 'statements']);

/** Closes a month in all given currencies, or in none. */
export const useCloseMonth = () =>
  useClosingMutation((body: NewClosing) => api.call('POST /api/closings', { body }));

export const useReopenMonth = () =>
  useClosingMutation((id: string) => api.call('DELETE /api/closings/{id}', { params: { id } }));

export const useSetInvoice = () =>
  useClosingMutation(({ id, ...body }: InvoiceInput & { id: string }) =>
    api.call('PUT /api/closings/{id}/invoice', { params: { id }, body }),
  );
