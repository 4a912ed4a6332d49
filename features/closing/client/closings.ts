import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  AdjustmentChangesQuery,
  InvoiceInput,
  NewClosing,
  StatementQuery,
} from '@/features/closing/statement-query';
import type { AdjustmentChanges, Closings, Statement } from '@/features/closing/statement-shape';
import { asText } from '@/lib/base/address/parameter';
import { sendJson } from '@/lib/client/fetch-json';
import { ledgerKeys, ledgerPath } from '@/lib/client/ledger';
import { readFrom } from '@/lib/client/read-from';
import type { FieldIssue } from '@/lib/contract/query-string';
import type { LanguageCode } from '@/lib/language/languages';

/** Search parameters of /reports/closing. */
export const closingSearch = { month: asText, currency: asText };

const closingsKey = [...ledgerKeys.all, 'closings'] as const;
const statementKey = [...ledgerKeys.all, 'statement'] as const;

/** The available months, and all closings. */
export const closingsOptions = () =>
  queryOptions({
    queryKey: closingsKey,
    ...readFrom<Closings>('/api/closings'),
  });

/** The statement of a month in one currency. */
export const statementOptions = (query: StatementQuery) =>
  queryOptions({
    queryKey: [...statementKey, query.month, query.currency] as const,
    ...readFrom<Statement>(ledgerPath('statements', query)),
  });

/** The changes behind a brand's adjustment of a closed month. */
export const adjustmentChangesOptions = (query: AdjustmentChangesQuery) =>
  queryOptions({
    queryKey: [...statementKey, 'changes', query] as const,
    ...readFrom<AdjustmentChanges>(ledgerPath('statements/changes', query)),
  });

export const statementFile = (
  { month, currency }: StatementQuery,
  file: { format: 'csv' | 'xlsx'; language?: LanguageCode },
): string => ledgerPath('statements/export', { month, currency, ...file });

function useClosingMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  const refresh = (queryKey: readonly string[]) => client.invalidateQueries({ queryKey });
  return useMutation({ mutationFn, onSettled: () => Promise.all([closingsKey, statementKey].map(refresh)) });
}

type Months = { closings: readonly NewClosing[]; onStep: (done: number) => void };

/** Closes one month after another. Returns why some could not be closed, by currency. */
export const useCloseMonths = () =>
  useClosingMutation(async ({ closings, onStep }: Months) => {
    const failed: FieldIssue[] = [];
    for (const [at, closing] of closings.entries()) {
      onStep(at);
      try {
        await sendJson<Statement>('POST', '/api/closings', closing);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        failed.push({ field: closing.currency, message });
      }
    }
    return failed;
  });

export const useReopenMonth = () =>
  useClosingMutation((id: string) => sendJson<null>('DELETE', `/api/closings/${id}`));

export const useSetInvoice = () =>
  useClosingMutation(({ id, ...invoice }: InvoiceInput & { id: string }) =>
    sendJson<Statement>('PUT', `/api/closings/${id}/invoice`, invoice),
  );
