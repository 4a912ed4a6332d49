import { z } from 'zod';
import type { Language } from '@/lib/language/language';
import type { Condition, Event, Facts, KindName } from './alert-shape';
import { campaignBudget } from './campaign-kind';
import { closedDiffers, monthReady } from './closing-kinds';
import { goal } from './goal-kind';
import { productGone } from './gone-kind';
import type { Findings, Kind, KindParts, Mark } from './kind';
import { linksBroken } from './links-kind';
import { change, threshold } from './metric-kinds';
import { rateChanged } from './rates-kind';
import { reversalsRose } from './reversals-kind';
import { creatorSales } from './sales-kind';
import { keyRejected, notRefreshed } from './state-kinds';
import { stepDue } from './step-kind';

/** Every kind of rule. A new one is an entry here, its shape in `alert-shape.ts`, its fields in the form, and its texts. */
export const kinds: { [Name in KindName]: Kind<Name> } = {
  threshold,
  change,
  creatorSales,
  reversalsRose,
  goal,
  campaignBudget,
  productGone,
  linksBroken,
  rateChanged,
  monthReady,
  closedDiffers,
  stepDue,
  keyRejected,
  notRefreshed,
};

const conditionOf = <Name extends KindName>(kind: Name) =>
  z.strictObject({ kind: z.literal(kind), values: kinds[kind].values });

/** A kind with its values, as a request gives it. */
export const conditionSchema = z.discriminatedUnion(
  'kind',
  [
    conditionOf('threshold'),
    conditionOf('change'),
    conditionOf('creatorSales'),
    conditionOf('reversalsRose'),
    conditionOf('goal'),
    conditionOf('campaignBudget'),
    conditionOf('productGone'),
    conditionOf('linksBroken'),
    conditionOf('rateChanged'),
    conditionOf('monthReady'),
    conditionOf('closedDiffers'),
    conditionOf('stepDue'),
    conditionOf('keyRejected'),
    conditionOf('notRefreshed'),
  ],
  { error: `must be one of ${Object.keys(kinds).join(', ')}` },
);

/** What stored data says about a rule now. */
export const lookFor = <Name extends KindName>(
  ledger: KindParts,
  { kind, values }: Condition<Name>,
): Promise<Findings<Facts<Name>>> => kinds[kind].look(ledger, values);

/** What a rule waits for. */
export const describeCondition = <Name extends KindName>(
  language: Language,
  { kind, values }: Condition<Name>,
): string => kinds[kind].describe(language, values);

/** The text of an alert, and the page that shows what it is about. */
export const tellEvent = <Name extends KindName>(
  language: Language,
  { kind, values, facts }: Event<Name>,
  correction: boolean,
) => ({
  text: kinds[kind].tell(language, values, facts, correction),
  path: kinds[kind].pathOf(values, facts),
});

/** How an alert is marked in a picture. Nothing of kinds without a figure. */
export const markEvent = <Name extends KindName>(
  language: Language,
  { kind, values, facts }: Event<Name>,
): Mark => kinds[kind].mark?.(language, values, facts) ?? { side: null, by: null, brief: null };

/** The rows and lists that an alert comes from. */
export const findBasis = <Name extends KindName>({ kind, facts }: Event<Name>) => kinds[kind].basedOn(facts);

/** A condition and the facts that were stored for it. */
export const eventOf = (condition: Condition, facts: Facts): Event =>
  // Facts are stored for a rule, whose condition never changes.
  ({ ...condition, facts }) as Event;
