import { z } from 'zod';
import { operation } from '@/lib/api/operation';
import { uuid } from '@/lib/contract/parameters';
import { addRule } from './add-rule';
import { changeRule, deleteRule } from './change-rule';
import { listAlerts, readAlerts } from './list-alerts';
import { listRules } from './list-rules';
import { nameSubject } from './name-subject';
import { previewRule } from './preview-rule';
import { newRuleSchema, previewSchema, readAlertsSchema, ruleChangesSchema } from './rule';
import { evaluateSoon } from './schedule-alerts';

const params = z.object({ id: uuid });

/** Alerts and their rules. Everyone reads their own alerts. */
export const alertsApi = {
  'GET /api/alerts': operation({
    access: 'view',
    scope: 'reports:read',
    answer: (workspace) => listAlerts(workspace),
  }),
  'POST /api/alerts/read': operation({
    access: 'view',
    scope: null,
    body: readAlertsSchema,
    answer: ({ db, member }, { body }) => readAlerts(db, member, body.ids),
  }),
  'GET /api/alert-rules': operation({
    access: 'view',
    scope: 'reports:read',
    answer: (workspace, _input, { mailer }) => listRules(workspace, mailer !== undefined),
  }),
  'POST /api/alert-rules': operation({
    access: 'view',
    scope: null,
    body: newRuleSchema,
    status: 201,
    answer: async (workspace, { body }, { mailer, scheduler }) => {
      const added = await addRule(workspace, body, mailer !== undefined);
      await evaluateSoon(workspace.db, workspace.id);
      scheduler.kick();
      return added;
    },
  }),
  'PATCH /api/alert-rules/{id}': operation({
    access: 'view',
    scope: null,
    params,
    body: ruleChangesSchema,
    answer: (workspace, { params, body }, { mailer }) =>
      changeRule(workspace, params.id, body, mailer !== undefined),
  }),
  'DELETE /api/alert-rules/{id}': operation({
    access: 'view',
    scope: null,
    params,
    answer: ({ db, member }, { params }) => deleteRule(db, member, params.id),
  }),
  /** What a rule would have told, by stored rows. Stores nothing. */
  'POST /api/alert-rules/previews': operation({
    access: 'view',
    scope: null,
    body: previewSchema,
    answer: async (workspace, { body: { condition } }) => {
      await nameSubject(workspace, workspace.id, condition);
      return previewRule(workspace, condition);
    },
  }),
};
export type AlertsApi = typeof alertsApi;
