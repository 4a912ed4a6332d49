import { z } from 'zod';
import { siteUrl } from '@/lib/access/site';
import { operation } from '@/lib/api/operation';
import type { Services } from '@/lib/api/services';
import { sharedNow } from '@/lib/base/clock';
import { uuid } from '@/lib/contract/parameters';
import type { Workspace } from '@/lib/data/store/workspace';
import { addSchedule, askAgain, changeSchedule, deleteSchedule, sendNow } from './change-schedule';
import { listSchedules } from './list-schedules';
import { previewSchedule } from './preview-schedule';
import { newScheduleSchema, scheduleChangesSchema, schedulePreviewSchema } from './schedule';

const params = z.object({ id: uuid });

const changing = ({ db, member, language, now = sharedNow }: Workspace, { mailer }: Services) => ({
  db,
  member,
  language,
  mailing: mailer !== undefined,
  now,
});

/** Reports that are sent by mail. */
export const schedulesApi = {
  'GET /api/report-schedules': operation({
    summary: 'Lists scheduled reports: your own, and those of the workspace for who manages it.',
    access: 'view',
    scope: 'reports:read',
    answer: (workspace, _input, { mailer }) => listSchedules(workspace, mailer !== undefined),
  }),
  'POST /api/report-schedules': operation({
    summary: 'Schedules a report.',
    access: 'view',
    scope: null,
    body: newScheduleSchema,
    status: 201,
    answer: (workspace, { body }, services) => addSchedule(changing(workspace, services), body),
  }),
  'PATCH /api/report-schedules/{id}': operation({
    summary: 'Changes or pauses a scheduled report.',
    access: 'view',
    scope: null,
    params,
    body: scheduleChangesSchema,
    answer: (workspace, { params, body }, services) =>
      changeSchedule(changing(workspace, services), params.id, body),
  }),
  'DELETE /api/report-schedules/{id}': operation({
    summary: 'Deletes a scheduled report.',
    access: 'view',
    scope: null,
    params,
    answer: ({ db, member }, { params }) => deleteSchedule(db, member, params.id),
  }),
  'POST /api/report-schedules/previews': operation({
    summary: 'Shows the mail of a report as it would be now. Stores and sends nothing.',
    access: 'view',
    scope: null,
    body: schedulePreviewSchema,
    answer: (workspace, { body }, { environment }) => previewSchedule(workspace, body, siteUrl(environment)),
  }),
  'POST /api/report-schedules/{id}/mails': operation({
    summary: 'Sends a report now, besides those of its periods.',
    access: 'view',
    scope: null,
    params,
    answer: async (workspace, { params }, services) => {
      await sendNow(changing(workspace, services), params.id);
      services.scheduler.kick();
    },
  }),
  'POST /api/report-recipients/{id}/confirmations': operation({
    summary: 'Asks an outside address again to confirm.',
    access: 'view',
    scope: null,
    params,
    answer: (workspace, { params }, services) => askAgain(changing(workspace, services), params.id),
  }),
};
export type SchedulesApi = typeof schedulesApi;
