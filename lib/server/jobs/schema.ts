import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '@/lib/server/db/moment';
import { workspaces } from '@/lib/server/identity/schema';

/** Work that the calendar starts: of a workspace, or of the whole installation. One process does it, by lease. */
export const scheduledWork = pgTable(
  'scheduled_work',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').notNull(),
    workspaceId: uuid('workspace_id').references(() => workspaces.id, { onDelete: 'cascade' }),
    /** A cron pattern; null: off. */
    pattern: text('pattern'),
    timeZone: text('time_zone').notNull().default('UTC'),
    /** Whether a person chose the pattern and the time zone. */
    chosen: boolean('chosen').notNull().default(false),
    nextAt: moment('next_at').notNull(),
    /** When `nextAt` was computed. Later than now if a clock was ahead, and then `nextAt` means nothing. */
    plannedAt: moment('planned_at').notNull().defaultNow(),
    leaseUntil: moment('lease_until'),
    /** Incremented with each holder, so that a previous one cannot end a run. */
    fence: integer('fence').notNull().default(0),
  },
  (table) => [
    uniqueIndex('scheduled_work_of').on(
      table.kind,
      sql`coalesce(${table.workspaceId}, '00000000-0000-0000-0000-000000000000'::uuid)`,
    ),
    index('scheduled_work_next').on(table.nextAt),
  ],
);

/** The newest runs of scheduled work. `lost`: its process died. */
export const scheduledRuns = pgTable(
  'scheduled_runs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    workId: uuid('work_id')
      .notNull()
      .references(() => scheduledWork.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['running', 'complete', 'failed', 'lost'] }).notNull(),
    startedAt: moment('started_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
    rows: integer('rows').notNull().default(0),
    calls: integer('calls').notNull().default(0),
    /** Why it failed, in one sentence. */
    problem: text('problem'),
  },
  (table) => [index('scheduled_runs_of').on(table.workId, table.id)],
);
