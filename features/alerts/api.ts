import { z } from 'zod';
import { siteUrl } from '@/lib/access/site';
import { operation } from '@/lib/api/operation';
import type { Services } from '@/lib/api/services';
import { sharedNow } from '@/lib/base/clock';
import { uuid } from '@/lib/contract/parameters';
import type { Workspace } from '@/lib/data/store/workspace';
import { addRule } from './add-rule';
import { alertSettingsSchema, changeSettings, readSettings } from './alert-settings';
import { addChannel, changeChannel, deleteChannel, replaceSecret } from './change-channels';
import { changeRule, deleteRule } from './change-rule';
import { channelChangesSchema, newChannelSchema } from './channel';
import { listAlerts, readAlerts } from './list-alerts';
import { listChannels, listDeliveries } from './list-channels';
import { listRules } from './list-rules';
import { nameSubject } from './name-subject';
import { previewRule } from './preview-rule';
import { newRuleSchema, previewSchema, readAlertsSchema, ruleChangesSchema } from './rule';
import { sendAgain, sendTest } from './send-now';

const params = z.object({ id: uuid });

const changing = ({ db, member }: Workspace, { vault, environment }: Services) => ({
  db,
  member,
  vault,
  allowPrivate: environment.WEBHOOK_PRIVATE === 'on',
});

const sending = (
  { db, member, language }: Workspace,
  { vault, callWebhook, environment, onOutcome }: Services,
) => ({
  db,
  member,
  language,
  vault,
  callWebhook,
  onOutcome,
  site: siteUrl(environment),
  now: sharedNow,
});

/** Alerts, their rules, and the channels that they are sent to. Everyone reads their own alerts. */
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
      scheduler.kick();
      return added;
    },
  }),
  'PATCH /api/alert-rules/{id}': operation({
    summary: 'Renames, pauses or mutes a rule, or switches its mail.',
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
      await nameSubject(workspace, workspace.id, condition);
      return previewRule({ ...workspace, userId: workspace.member.userId }, condition);
    },
  }),
  'GET /api/alert-settings': operation({
    summary: 'Reads when you are told.',
    access: 'view',
    scope: 'settings:read',
    answer: ({ db, member }) => readSettings(db, member),
  }),
  'PUT /api/alert-settings': operation({
    summary: 'Chooses when you are told.',
    access: 'view',
    scope: null,
    body: alertSettingsSchema,
    answer: ({ db, member }, { body }) => changeSettings(db, member, body),
  }),
  'GET /api/alert-channels': operation({
    summary: 'Lists channels by name, never where they lead.',
    access: 'view',
    scope: null,
    answer: (workspace) => listChannels(workspace),
  }),
  'POST /api/alert-channels': operation({
    summary: 'Adds a channel. Its secret is in this answer alone.',
    access: 'manage',
    scope: null,
    confirm: true,
    body: newChannelSchema,
    status: 201,
    answer: (workspace, { body }, services) => addChannel(changing(workspace, services), body),
  }),
  'PATCH /api/alert-channels/{id}': operation({
    summary: 'Renames a channel, or changes its address.',
    access: 'manage',
    scope: null,
    confirm: true,
    params,
    body: channelChangesSchema,
    answer: (workspace, { params, body }, services) =>
      changeChannel(changing(workspace, services), params.id, body),
  }),
  'DELETE /api/alert-channels/{id}': operation({
    summary: 'Deletes a channel. Its rules stay, without a channel.',
    access: 'manage',
    scope: null,
    params,
    answer: ({ db, member }, { params }) => deleteChannel(db, member, params.id),
  }),
  'POST /api/alert-channels/{id}/secret': operation({
    summary: 'Replaces the secret of a webhook. It is in this answer alone.',
    access: 'manage',
    scope: null,
    confirm: true,
    params,
    answer: (workspace, { params }, services) => replaceSecret(changing(workspace, services), params.id),
  }),
  'POST /api/alert-channels/{id}/tests': operation({
    summary: 'Sends a test to a channel.',
    access: 'manage',
    scope: null,
    params,
    answer: (workspace, { params }, services) => sendTest(sending(workspace, services), params.id),
  }),
  'GET /api/alert-channels/{id}/deliveries': operation({
    summary: 'Lists the newest deliveries of a channel.',
    access: 'manage',
    scope: null,
    params,
    answer: (workspace, { params }) => listDeliveries(workspace, params.id),
  }),
  'POST /api/alert-deliveries/{id}/attempts': operation({
    summary: 'Sends a delivery again, with the same id.',
    access: 'manage',
    scope: null,
    params,
    answer: (workspace, { params }, services) => sendAgain(sending(workspace, services), params.id),
  }),
};
export type AlertsApi = typeof alertsApi;
