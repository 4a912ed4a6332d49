import { route } from '@/lib/http/route';
import { readSummary } from '@/lib/ledger/read-summary';
import { takeRelative } from '@/lib/ledger/relative-query';
import { summaryQuerySchema } from '@/lib/ledger/summary-query';
import { ledgerOf } from '@/lib/ledger/workspace-ledger';

/** GET /api/ledger/summary */
export const GET = route(
  { allow: 'view', query: takeRelative(summaryQuerySchema) },
  async ({ member, query }) => readSummary(await ledgerOf(member.workspaceId), query),
);
