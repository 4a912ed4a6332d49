import { z } from 'zod';
import { currencyProblem, isKnownCurrency } from '@/features/rates/known-currencies';
import { isUuid, toId } from '@/lib/contract/uuid';
import type { Dimension } from '@/lib/data/terms/dimensions';
import { isIdDimension } from '@/lib/data/terms/filters/filter-dimensions';
import { oneOf } from '@/lib/data/terms/filters/query-parameters';
import { alertMetrics, eachKinds, sellerKinds, subjectKinds } from '@/lib/pages/alert-target';
import { alertLimits, findDecimalProblem } from './alert-rule';
import { directions, paces, sides, stepOwners } from './alert-shape';

const wholeFrom = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.int({ error }).min(least, { error }).max(most, { error });
};

/** Amounts and percentages in decimal text. */
const decimal = z.string({ error: 'must be text, such as "1500.50"' }).superRefine((text, context) => {
  const message = findDecimalProblem(text);
  if (message) context.addIssue({ code: 'custom', message });
});

const subjectOf = <const Kinds extends readonly [Dimension, ...Dimension[]]>(kinds: Kinds) =>
  z
    .strictObject({
      kind: oneOf(kinds),
      id: z
        .string({ error: 'must be text' })
        .min(1, { error: 'must not be empty' })
        .max(alertLimits.id, { error: `must have at most ${alertLimits.id} characters` }),
    })
    .superRefine(({ kind, id }, context) => {
      if (isIdDimension(kind) && !isUuid(id)) {
        context.addIssue({ code: 'custom', path: ['id'], message: 'must be a UUID' });
      }
    })
    .transform(({ kind, id }) => ({ kind, id: isIdDimension(kind) ? toId(id) : id, name: null }));

const currency = z.string({ error: currencyProblem }).refine(isKnownCurrency, { error: currencyProblem });

const watched = {
  metric: oneOf(alertMetrics),
  days: wholeFrom(1, alertLimits.days),
  currency,
  subject: subjectOf(subjectKinds).nullable().default(null),
  each: oneOf(eachKinds).nullable().default(null),
};

export const thresholdValues = z.strictObject({
  ...watched,
  direction: oneOf(sides),
  value: decimal,
});
export const changeValues = z.strictObject({
  ...watched,
  direction: oneOf(directions).default('either'),
  percent: decimal,
  least: decimal.optional(),
});
const seller = subjectOf(sellerKinds);
export const creatorSalesValues = z.discriminatedUnion(
  'event',
  [
    z.strictObject({ event: z.literal('first'), subject: seller }),
    z.strictObject({ event: z.literal('none'), subject: seller, days: wholeFrom(1, alertLimits.quietDays) }),
  ],
  { error: 'must be one of first, none' },
);
export const reversalsRoseValues = z.strictObject({
  currency,
  subject: subjectOf(subjectKinds).nullable().default(null),
  by: oneOf(['times', 'points'] as const),
  value: decimal,
  conversions: wholeFrom(1, alertLimits.conversions),
});
export const campaignBudgetValues = z.strictObject({
  direction: oneOf(paces),
  subject: subjectOf(['campaign']).nullable().default(null),
});
const ofBrand = { subject: subjectOf(['brand']).nullable().default(null) };
export const productGoneValues = z.strictObject({
  clicks: wholeFrom(0, alertLimits.clicks),
  days: wholeFrom(1, alertLimits.days),
  ...ofBrand,
});
export const linksBrokenValues = z.strictObject({
  subject: subjectOf(['product_group']).nullable().default(null),
});
export const rateChangedValues = z.strictObject(ofBrand);
export const goalValues = z.discriminatedUnion(
  'event',
  [
    z.strictObject({ event: z.literal('behind'), percent: decimal }),
    z.strictObject({ event: z.literal('ended') }),
  ],
  { error: 'must be one of behind, ended' },
);
export const monthReadyValues = z.strictObject({ currency });
export const closedDiffersValues = z.strictObject({ currency, value: decimal });
export const stepDueValues = z.strictObject({ whose: oneOf(stepOwners) });
export const noValues = z.strictObject({});
export const notRefreshedValues = z.strictObject({ hours: wholeFrom(1, alertLimits.hours) });
