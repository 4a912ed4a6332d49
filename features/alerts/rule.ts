import { z } from 'zod';
import { uuid } from '@/lib/contract/parameters';
import { lineField } from '@/lib/language/format/line-field';
import { alertLimits } from './alert-rule';
import { conditionSchema } from './kinds';

const name = lineField(alertLimits.name);

const flag = z.boolean({ error: 'must be true or false' });

const channel = uuid.nullable();

const mutedUntil = z.iso
  .datetime({ offset: true, error: 'must be a moment such as 2026-06-30T12:00:00Z' })
  .transform((text) => new Date(text))
  .nullable();

/**
 * Body of POST /api/alert-rules. Without a `name`, the rule is named after its condition. `mail`: also by mail to its owner.
 * `channel`: the id of the one that also gets its alerts.
 */
export const newRuleSchema = z.strictObject({
  name: name.optional(),
  condition: conditionSchema,
  mail: flag.default(false),
  channel: channel.default(null),
});
export type NewRule = z.output<typeof newRuleSchema>;
/** The body as a caller writes it. */
export type RuleInput = z.input<typeof newRuleSchema>;

/**
 * Body of PATCH /api/alert-rules/{id}. Absent fields stay unchanged. A condition never changes: add another rule. While a rule
 * is muted, its alerts are only in the bell.
 */
export const ruleChangesSchema = z
  .strictObject({
    name: name.optional(),
    mail: flag.optional(),
    paused: flag.optional(),
    channel: channel.optional(),
    mutedUntil: mutedUntil.optional(),
  })
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), {
    error: 'must be given, or name, mail, channel or mutedUntil',
    path: ['paused'],
  });
export type RuleChanges = z.output<typeof ruleChangesSchema>;
/** The body as a caller writes it. */
export type RuleChangesInput = z.input<typeof ruleChangesSchema>;

/** Body of POST /api/alert-rules/previews. */
export const previewSchema = z.strictObject({ condition: conditionSchema });
export type PreviewInput = z.input<typeof previewSchema>;

/** Body of POST /api/alerts/read: these alerts, or all. */
export const readAlertsSchema = z.strictObject({
  ids: z.array(uuid).max(100, { error: 'must have at most 100 items' }).optional(),
});
