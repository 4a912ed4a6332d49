'use client';

import { ExportButton } from '@/components/exports/export-button';
import type { CsvColumn } from '@/components/exports/write-csv';
import { describeAction, nameActor } from './describe-action';
import { type AuditRow, makeAuditReader } from './read-audit';

const columns: CsvColumn<AuditRow>[] = [
  { header: 'When (UTC)', value: ({ at }) => at },
  { header: 'What', value: ({ action }) => describeAction(action) },
  { header: 'Action', value: ({ action }) => action },
  { header: 'Which', value: ({ subject }) => subject },
  { header: 'Who', value: nameActor },
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
