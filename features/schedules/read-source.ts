import { and, eq } from 'drizzle-orm';
import { viewPages } from '@/features/views/pages';
import { savedViews } from '@/features/views/schema';
import { type Member, requireCapability } from '@/lib/access/member';
import { Failure } from '@/lib/base/failure';
import type { Db } from '@/lib/server/db/database';
import { pageOf, requireBrands } from './report-address';
import type { ReportSource } from './report-shape';
import type { NewSchedule, ScheduleContent } from './schedule';

/** A view or a statement, as it is stored with a schedule. */
type Stored = { viewId: string | null; currency: string | null };

/** What a schedule sends now; null if its view was deleted. */
export async function readSource(
  db: Db,
  workspaceId: string,
  { viewId, currency }: Stored,
): Promise<ReportSource | null> {
  if (currency !== null) return { kind: 'statement', currency };
  if (viewId === null) return null;
  const [view] = await db
    .select({ page: savedViews.page, name: savedViews.name, search: savedViews.search })
    .from(savedViews)
    .where(and(eq(savedViews.workspaceId, workspaceId), eq(savedViews.id, viewId)));
  const page = viewPages.find((known) => known === view?.page);
  return view && page ? { kind: 'view', page, name: view.name, search: view.search } : null;
}

export const storeSource = (source: NewSchedule['source']): Stored => ({
  viewId: source.kind === 'view' ? source.view : null,
  currency: source.kind === 'statement' ? source.currency : null,
});

/** Throws Failure `forbidden` if the member may not read it, and `invalid_input` if it does not go with its content. */
export async function requireSource(
  db: Db,
  member: Member,
  stored: Stored,
  { perBrand, range }: Pick<ScheduleContent, 'perBrand' | 'range'>,
): Promise<ReportSource> {
  const source = await readSource(db, member.workspaceId, stored);
  if (!source) throw invalid('source.view', 'must be a saved view of this workspace');
  requireCapability(member, pageOf(source).allow, 'read');
  if (perBrand) requireBrands(source);
  if (perBrand && range === null) throw invalid('content.range', 'must not be null for one mail per brand');
  return source;
}

const invalid = (field: string, message: string) =>
  new Failure('invalid_input', 'Input Validation Failed', { issues: [{ field, message }] });
