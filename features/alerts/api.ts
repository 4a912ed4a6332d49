import { z } from 'zod';
import { operation } from '@/lib/api/operation';
import { uuid } from '@/lib/contract/parameters';
import { addRule, nameSubject } from './add-rule';
import { changeRule, deleteRule } from './change-rule';
import { listAlerts, readAlerts } from './list-alerts';
import { listRules } from './list-rules';
import { previewRule } from './preview-rule';
import { newRuleSchema, previewSchema, readAlertsSchema, ruleChangesSchema } from './rule';
import { evaluateSoon } from './schedule-alerts';

const params = z.object({ id: uuid });

/** Alerts and their rules. Everyone reads their own alerts. */
export const alertsApi = {
  'GET /api/alerts': operation({
    summary: 'Lists your newest alerts.',
    access: 'view',
    scope: 'reports:read',
    answer: (workspace) => listAlerts(workspace),
  }),
  'POST /api/alerts/read': operation({
    summary: 'Marks alerts as read.',
    access: 'view',
    scope: null,
    body: readAlertsSchema,
    answer: ({ db, member }, { body }) => readAlerts(db, member, body.ids),
  }),
  'GET /api/alert-rules': operation({
    summary: 'Lists alert rules: your own, and those of the workspace for who manages it.',
    access: 'view',
    scope: 'reports:read',
    answer: (workspace, _input, { mailer }) => listRules(workspace, mailer !== undefined),
  }),
  'POST /api/alert-rules': operation({
    summary: 'Adds an alert rule.',
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
    summary: 'Renames or pauses a rule, or switches its mail.',
    access: 'view',
    scope: null,
    params,
    body: ruleChangesSchema,
    answer: (workspace, { params, body }, { mailer }) =>
      changeRule(workspace, params.id, body, mailer !== undefined),
  }),
  'DELETE /api/alert-rules/{id}': operation({
    summary: 'Deletes a rule and its alerts.',
    access: 'view',
    scope: null,
    params,
    answer: ({ db, member }, { params }) => deleteRule(db, member, params.id),
  }),
  'POST /api/alert-rules/previews': operation({
    summary: 'Says when a rule would have told something, by stored rows. Stores nothing.',
    access: 'view',
    scope: null,
    body: previewSchema,
    answer: async (workspace, { body: { condition } }) => {
      await nameSubject(workspace.store, workspace.id, condition);
      return previewRule(workspace, condition);
    },
  }),
};
export type AlertsApi = typeof alertsApi;
