import { deskFilters } from '@/features/desk/desk-filters';
import { type DeskFilters, deskFiltersSchema } from '@/features/desk/desk-query';
import type { PartnerWithNotes } from '@/features/desk/desk-shape';
import { orderPartners, selectWithNotes, toPartner, wherePartners } from '@/features/desk/desk-sql';
import { readDeskBasis } from '@/features/desk/filter-basis';
import { nameStageOf, readStages } from '@/features/desk/stages';
import { deskPartners } from '@/lib/data/store/desk-schema';
import { nowOf } from '@/lib/data/store/workspace';
import { toDay } from '@/lib/data/terms/days';
import { captionOfRecords } from '@/lib/pages/answer-caption';
import { defineList } from '@/lib/pages/export-list';
import { listFilters } from '@/lib/pages/list-filters';
import { walkPages } from '@/lib/pages/walk-pages';
import { type Column, column } from '@/lib/server/files/column';

type Line = PartnerWithNotes & { stageName: string };

/** The columns of an import, so that a file can be imported again, and groups, which an import ignores. */
const columns: Column<Line>[] = [
  column.text('name', 'Name', ({ name }) => name),
  column.text('creator', 'Creator id', ({ creatorId }) => creatorId),
  column.text('email', 'E-mail', ({ email }) => email),
  column.text('handle', 'Handle', ({ handle }) => handle),
  column.text('link', 'Link', ({ link }) => link),
  column.text('stage', 'Stage', ({ stageName }) => stageName),
  column.text('owner', 'Owner', ({ owner }) => owner?.name),
  column.text('tags', 'Tags', ({ tags }) => tags.join('; ')),
  column.text('step', 'Next step', ({ step }) => step?.text),
  column.day('due', 'Due (UTC)', ({ step }) => step?.day),
  column.text('notes', 'Notes', ({ notes }) => notes),
  column.text('groups', 'Groups', ({ groups }) => groups.map(({ name }) => name).join('; ')),
];

/** The partners of the desk that match, next step first. */
export const exportDesk = defineList({
  allow: 'view',
  scope: 'catalog:read',
  query: deskFiltersSchema,
  columns: () => columns,
  filters: (query: DeskFilters) => listFilters(deskFilters, query),
  toLines: (line: Line) => [line],
  open: async (context, query) => {
    const { id: workspaceId, db } = context;
    const size = 500;
    const basis = await readDeskBasis(context, query);
    const matching = wherePartners(workspaceId, query, toDay(nowOf(context)));
    const stages = await readStages(db, workspaceId);
    const { total, pages } = await walkPages(async (offset) => {
      const rows = await selectWithNotes(db)
        .where(matching)
        .orderBy(...orderPartners(stages, 'due', 'asc'))
        .limit(size)
        .offset(offset);
      return {
        rows: rows.map((row): Line => {
          const partner = toPartner(row);
          const stageName = nameStageOf(stages, partner.stage);
          return { ...partner, notes: row.notes, stageName };
        }),
        total: await db.$count(deskPartners, matching),
      };
    }, size);
    return { total, pages, caption: captionOfRecords({ basis }) };
  },
});
