import type { Stretch } from '@/components/exports/collect-rows';
import type { AuditStretch } from '@/lib/accounts/audit-stretch';
import { writeQuery } from '@/lib/contract/query-string';
import { fetchJson } from '@/lib/query/fetch-json';

export type AuditRow = AuditStretch['lines'][number];

const perRequest = 1_000;

/** Reads stretch after stretch for an export. Lines are only ever added in front, so that none is missed or read twice. */
export function makeAuditReader() {
  let after: string | undefined;
  return async (offset: number, signal: AbortSignal): Promise<Stretch<AuditRow>> => {
    if (offset === 0) after = undefined;
    const path = `/api/audit?${writeQuery({ after, limit: perRequest })}`;
    const { lines, left, last } = await fetchJson<AuditStretch>(path, { signal });
    after = last ?? after;
    return { rows: lines, total: offset + left, complete: true };
  };
}
