import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { listChanges } from '@/features/reports/changes';
import { changesQuerySchema } from '@/features/reports/changes-query';
import type { ReportRow } from '@/lib/contract/resources/report';
import { writeColumns } from '@/lib/data/store/engine/column-text';
import type { DayRange } from '@/lib/data/terms/days';
import { bothLedgers } from '@/lib/data/testing/ledgers';
import { reportRow } from '@/lib/data/testing/rows';
import { raiseFence } from './fence';
import { replaceWindows } from './replace-windows';
import { fromReportRow } from './stored-row';

const source = 'reports:standard';

bothLedgers('A window that is cut when it is fetched again', (ledger) => {
  it('records the changes of each part', async () => {
    const { store } = ledger();
    const holder = { workspaceId: randomUUID(), fence: 1 };
    await store.write((session) => raiseFence(session, source, holder));
    const keep = (days: DayRange, rows: readonly ReportRow[], fetchedAt: string) => {
      const within = rows.map(fromReportRow).filter(({ day }) => day >= days.from && day <= days.to);
      const record = {
        ...({
          source,
          scope: '',
          ...days,
          status: 'ok',
          rows: within.length,
          pages: 1,
          allFinal: false,
        } as const),
        fetchedAt,
        connection: 'key',
        reason: null,
      };
      const texts = [writeColumns('reports', within)];
      return store.write((session) => replaceWindows(session, holder, [{ record, texts }], fetchedAt));
    };
    const [early, late] = ['2026-06-02', '2026-06-08'].map((date) => reportRow({ date, sales: 1 }));
    if (!early || !late) throw new Error('There are two rows.');
    await keep({ from: '2026-06-01', to: '2026-06-10' }, [early, late], '2026-06-20T12:00:00.000Z');
    const now = [{ ...early, sales: 3 }, { ...late, sales: 4 }, reportRow({ date: '2026-06-03', sales: 5 })];
    await keep({ from: '2026-06-06', to: '2026-06-10' }, now, '2026-06-21T12:00:00.000Z');
    await keep({ from: '2026-06-01', to: '2026-06-05' }, now, '2026-06-21T12:00:00.000Z');
    const since = changesQuerySchema.parse({ since: '2026-06-20T12:00:00.000Z' });
    const { largest } = await listChanges({ id: holder.workspaceId, db: ledger().db, store }, since);
    const sales = largest.filter(({ field }) => field === 'sales');
    expect(sales.map(({ day, kind, was, became }) => [day, kind, was, became])).toEqual([
      ['2026-06-08', 'changed', '1.00', '4.00'],
      ['2026-06-02', 'changed', '1.00', '3.00'],
    ]);
  });
});
