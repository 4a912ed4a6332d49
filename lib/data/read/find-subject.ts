import { and, isNotNull } from 'drizzle-orm';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { itemsOf, keyOfList, readList } from '@/lib/data/fetch/lists/read-list';
import { recognizeProduct } from '@/lib/data/read/links/recognize-product';
import { deskPartners } from '@/lib/data/store/desk-schema';
import { betweenValues } from '@/lib/data/store/engine/column-text';
import type { Catalog } from '@/lib/data/store/workspace';
import { datasets } from '@/lib/data/terms/datasets';
import { foldTyped, readTypedAddress } from '@/lib/language/format/typed-text';
import { taggedCreators } from './lists/live-conditions';
import { ownPartners } from './own-desk';

type SubjectKind = 'brand' | 'creator' | 'product';

/** The subject that a text names, or what is wrong with the text. */
export type FoundSubject = { subject: string } | { problem: string };
export type FindSubject = (text: string) => FoundSubject;

/** `own`: identifiers that only this one has, such as an e-mail address. */
type Known = { id: string; name: string; own: readonly string[] };

/**
 * Returns a lookup by id, pasted address or name; for creators also by e-mail address, tag and desk handle. Loads the whole
 * list, and throws Failure if it cannot.
 */
export async function makeSubjectFinder(catalog: Catalog, kind: SubjectKind): Promise<FindSubject> {
  const known = await lists[kind](catalog);
  const ids = new Set([...known.map(({ id }) => id), ...(await listStoredIds(catalog, kind))]);
  const byOwn = indexBy(known, ({ own }) => own);
  const byName = indexBy(known, ({ name }) => [name]);
  return (text) => {
    const id = readIds[kind](text).find((one) => ids.has(one));
    if (id !== undefined) return { subject: id };
    const key = keyOf(text);
    const [subject, ...others] = byOwn.get(key) ?? byName.get(key) ?? byOwn.get(lastSegment(key)) ?? [];
    if (subject === undefined) return problems[kind].unknown(text || 'nothing');
    return others.length > 0 ? problems[kind].several(text) : { subject };
  };
}

/** Texts that may be a mail or web address. Names have question marks and brackets of their own. */
const maybeAddress = /@|^\s*https?:/i;

/** A name, address, tag or handle without what differs between keyboards, mails and browsers. */
const keyOf = (text: string): string =>
  foldTyped(maybeAddress.test(text) ? readTypedAddress(text) : text)
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/^@/, '')
    .replace(/\/+$/, '');

/** The handle in the address of a profile. */
const lastSegment = (key: string): string => key.replace(/^.*\/@?/, '');

function indexBy(known: readonly Known[], textsOf: (one: Known) => readonly string[]) {
  const index = new Map<string, Set<string>>();
  for (const one of known) {
    for (const key of textsOf(one).map(keyOf)) {
      if (key !== '') index.set(key, (index.get(key) ?? new Set()).add(one.id));
    }
  }
  return index;
}

/** Ids that a text may be: itself, or that of the page whose address it is. */
const readUuids = (text: string): string[] =>
  [text, /\/(?:brands|creators)\/([^/?#]+)/.exec(text)?.[1] ?? ''].map(foldTyped);

const readIds: Record<SubjectKind, (text: string) => string[]> = {
  brand: readUuids,
  creator: readUuids,
  product: (text) => [text, recognizeProduct(text)?.productId ?? text],
};

const problems = {
  brand: {
    unknown: (text: string) => ({ problem: `${text} is no brand of this workspace` }),
    several: (text: string) => ({ problem: `${text} names several brands; give the id` }),
  },
  creator: {
    unknown: (text: string) => ({ problem: `${text} is no creator of this workspace` }),
    several: (text: string) => ({ problem: `${text} names several creators; give the id` }),
  },
  product: {
    unknown: (text: string) => ({ problem: `${text} is no product of this workspace` }),
    several: (text: string) => ({ problem: `${text} names several products; give the id` }),
  },
} as const;

const untilComplete = true;

const lists: Record<SubjectKind, (catalog: Catalog) => Promise<Known[]>> = {
  async brand(catalog) {
    const list = await readList(catalog, listSources.brands, { untilComplete });
    const rows = await catalog.store.read(
      `SELECT id, name, data FROM ${itemsOf} ORDER BY place`,
      keyOfList(catalog, list),
    );
    return rows.map(({ id, name, data }) => {
      const { url = '' } = JSON.parse(String(data));
      return { id: String(id), name: String(name), own: [String(url)] };
    });
  },
  async creator(catalog) {
    const list = await readList(catalog, listSources.creators, { untilComplete });
    const rows = await catalog.store.read(
      `SELECT item.id, item.name, item.email, tags FROM ${taggedCreators} ORDER BY item.place`,
      keyOfList(catalog, list),
    );
    const desk = await readDesk(catalog);
    return rows.map(({ id, name, email, tags }) => ({
      id: String(id),
      name: String(name),
      own: [String(email ?? ''), ...String(tags ?? '').split(betweenValues), ...(desk.get(String(id)) ?? [])],
    }));
  },
  async product(catalog) {
    const list = await readList(catalog, listSources.products, { untilComplete });
    const rows = await catalog.store.read(
      `SELECT DISTINCT id, name FROM ${itemsOf}`,
      keyOfList(catalog, list),
    );
    return rows.map(({ id, name }) => ({ id: String(id), name: String(name), own: [] }));
  },
};

/** What the desk knows of creators: their e-mail addresses, handles and links. */
async function readDesk({ db, id }: Catalog): Promise<Map<string, string[]>> {
  const { creatorId, email, handle, link } = deskPartners;
  const partners = await db
    .select({ creatorId, email, handle, link })
    .from(deskPartners)
    .where(and(ownPartners(id), isNotNull(creatorId)));
  return new Map(
    partners.map((partner) => [
      partner.creatorId ?? '',
      [partner.email, partner.handle, partner.link].filter((text) => text !== null),
    ]),
  );
}

/** Ids that stored report rows contain. */
async function listStoredIds({ store, id: workspaceId }: Catalog, column: SubjectKind): Promise<string[]> {
  const rows = await store.read(
    `SELECT DISTINCT ${column} AS id FROM ${datasets.reports.table} WHERE workspace = $1`,
    [workspaceId],
  );
  return rows.map(({ id }) => String(id));
}
