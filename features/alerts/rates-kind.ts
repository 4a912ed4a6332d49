import { eq } from 'drizzle-orm';
import { addDays, type Day, eachDay, toDay } from '@/lib/data/days';
import { type ListedChange, listProductChanges } from '@/lib/data/lists/list-product-changes';
import { productKey } from '@/lib/data/lists/product-key';
import { nowOf } from '@/lib/data/workspace';
import { writeExactRate } from '@/lib/language/format/exact-rate';
import type { Language } from '@/lib/language/language';
import { findConnectionInUse } from '@/lib/server/connections/connection-in-use';
import { connections } from '@/lib/server/connections/schema';
import type { Condition, RatesFacts } from './alert-shape';
import { clipName } from './clip-name';
import { readCurrentList } from './current-list';
import { firstTold } from './find-crossings';
import { filterBy, lookedBack } from './history';
import type { Finding, Findings, Kind, KindParts } from './kind';
import { mostListed } from './most-listed';
import { rateChangedValues } from './values';

type Values = Condition<'rateChanged'>['values'];

function tellChange({ day, since, before, after, ...listed }: ListedChange): Finding<RatesFacts> {
  const { marketplace, product: id, title } = listed;
  const product = { marketplace, id, name: title || id };
  return { period: `${day} ${productKey(marketplace, id)}`, facts: { product, day, since, before, after } };
}

/** How many more changes days have than those that are listed. */
function tellRest(changes: readonly ListedChange[]): Finding<RatesFacts>[] {
  const counts = new Map(changes.map(({ day, products }) => [day, products - mostListed]));
  return [...counts].flatMap(([day, more]) =>
    more > 0 ? [{ period: `${day} more`, facts: { more, day } }] : [],
  );
}

/** The day on which the key was added whose list was read again after yesterday was over. Null if it was not. */
async function findKeyDay(ledger: KindParts): Promise<Day | null> {
  const { id: workspaceId, db } = ledger;
  const connection = await findConnectionInUse(db, workspaceId, 'seller');
  if (connection === null) return null;
  const of = { workspaceId, connection, now: nowOf(ledger) };
  if (!(await readCurrentList(ledger.store.read, of, 'products'))) return null;
  const [key] = await db
    .select({ createdAt: connections.createdAt })
    .from(connections)
    .where(eq(connections.id, connection));
  return key ? toDay(key.createdAt) : null;
}

/** Changes of days that are over. Since the list was read again, no more of them are found. */
async function look(ledger: KindParts, { subject }: Values): Promise<Findings<RatesFacts>> {
  const { db } = ledger;
  const today = toDay(nowOf(ledger));
  const range = { from: addDays(today, -lookedBack), to: addDays(today, -1) };
  const keyDay = await findKeyDay(ledger);
  const of = { ...range, ...(subject ? filterBy(subject) : {}) };
  const listed = keyDay ? await listProductChanges(db, ledger.id, of, mostListed) : [];
  const changes = listed.filter(({ field }) => field === 'rate');
  return {
    since: (firstDay) => {
      const recent = changes.filter(({ day }) => day >= firstTold(today, firstDay, []));
      return [...recent.map(tellChange), ...tellRest(recent)];
    },
    takenBack: () => null,
    preview: () => ({
      lists: ['products'],
      days: [...new Set(changes.map(({ day }) => day))],
      unknown: eachDay(range).filter((day) => keyDay === null || day < keyDay).length,
      holds: null,
    }),
  };
}

function tell(language: Language, facts: RatesFacts): string {
  const { t, format } = language;
  const day = format.day(facts.day);
  if ('more' in facts) return t('alerts.kinds.rateChanged.told.more', { count: facts.more, day });
  const { product, since, before, after } = facts;
  return t(`alerts.kinds.rateChanged.told.${Number(after) > Number(before) ? 'rose' : 'fell'}`, {
    name: clipName(product.name),
    day,
    since: format.day(since),
    before: writeExactRate(language, before),
    after: writeExactRate(language, after),
  });
}

/** The listed commission of a product changed between two reads of the list. */
export const rateChanged: Kind<'rateChanged'> = {
  values: rateChangedValues,
  look,
  describe: ({ t }, { subject }) =>
    subject
      ? t('alerts.kinds.rateChanged.about.brand', { name: clipName(subject.name ?? subject.id) })
      : t('alerts.kinds.rateChanged.about.all'),
  tell: (language, _values, facts) => tell(language, facts),
  basedOn: () => ({ rows: [], lists: [{ name: 'products', state: 'complete' }] }),
  pathOf: (_values, facts) =>
    'more' in facts
      ? '/products'
      : `/products?${new URLSearchParams({ product: productKey(facts.product.marketplace, facts.product.id) })}`,
};
