import { and, asc, gte, sql } from 'drizzle-orm';
import { whereDue } from '@/features/desk/list-due-steps';
import { deskPartners } from '@/lib/data/store/desk-schema';
import { nowOf } from '@/lib/data/store/workspace';
import { addDays, type Day, laterOf, toDay } from '@/lib/data/terms/days';
import type { Condition, StepFacts } from './alert-shape';
import type { Finding, Findings, Kind, KindParts } from './kind';
import { stepDueValues } from './values';

/** Older steps are not reported. A rule that was paused would report all of them. */
const longestOverdue = 30;
/** Steps that one run reports. The next run reports the others. */
const toldAtOnce = 20;

type Values = Condition<'stepDue'>['values'];

/** Steps that are due: of the rule's owner, or of everyone. A period is one partner and one day. */
async function lookForSteps(
  { userId = '', ...ledger }: KindParts,
  { whose }: Values,
): Promise<Findings<StepFacts>> {
  const today = toDay(nowOf(ledger));
  const oldest = addDays(today, -longestOverdue);
  const rows = await ledger.db
    .select({
      id: deskPartners.id,
      name: deskPartners.name,
      step: deskPartners.step,
      day: deskPartners.stepDay,
    })
    .from(deskPartners)
    .where(
      and(
        whereDue(ledger.id, today),
        gte(deskPartners.stepDay, oldest),
        whose === 'mine' ? sql`CAST(${deskPartners.ownerId} AS text) = ${userId}` : undefined,
      ),
    )
    .orderBy(asc(deskPartners.stepDay), asc(deskPartners.id));
  const due = rows.flatMap(({ id, name, step, day }): Finding<StepFacts>[] =>
    step === null || day === null
      ? []
      : [{ period: `${day} ${id}`, facts: { partner: { id, name }, step, day } }],
  );
  return {
    since: (firstDay: Day, told) => {
      const known = new Set(told.map(({ period }) => period));
      const from = laterOf(firstDay, oldest);
      return due
        .filter(({ period, facts: { day } }) => day >= from && !known.has(period))
        .slice(0, toldAtOnce);
    },
    // A step that was done or moved later was still due on that day.
    takenBack: () => null,
    preview: null,
  };
}

/** The next step of a partner on the desk is due. */
export const stepDue: Kind<'stepDue'> = {
  values: stepDueValues,
  look: lookForSteps,
  describe: ({ t }, { whose }) =>
    t.markup('alerts.kinds.stepDue.sentence', { whose: () => t(`alerts.words.steps.${whose}`) }),
  tell: ({ t, format }, _values, { partner, step, day }) =>
    t('alerts.kinds.stepDue.told', { name: partner.name, step, day: format.day(day) }),
  basedOn: () => ({ rows: [], lists: [] }),
  pathOf: (_values, { partner }) => `/desk?partner=${partner.id}`,
};
