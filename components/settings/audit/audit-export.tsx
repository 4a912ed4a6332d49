'use client';

import { ExportButton } from '@/components/exports/export-button';
import type { CsvColumn } from '@/components/exports/write-csv';
import { describeAction, nameActor } from './describe-action';
import { type AuditRow, makeAuditReader } from './read-audit';

const columns: CsvColumn<AuditRow>[] = [
  { header: 'Time (UTC)', value: ({ at }) => at },
  { header: 'Action', value: ({ action }) => describeAction(action) },
  { header: 'Action code', value: ({ action }) => action },
  { header: 'Target', value: ({ subject }) => subject },
  { header: 'Person', value: nameActor },
];

const toLines = (row: AuditRow) => [row];

/** Every line of the audit, however many pages there are. */
export function AuditExport() {
  return (
    <ExportButton<AuditRow, AuditRow>
      name="audit"
      columns={columns}
      toLines={toLines}
      readStretch={makeAuditReader()}
    />
  );
}
