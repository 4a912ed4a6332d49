import { Failure } from '@/lib/base/failure';
import { isUuid, toId } from '@/lib/contract/uuid';
import { dropTitle, readHeading } from '@/lib/csv/columns';
import { headings } from '@/lib/csv/headings';
import { readRecords } from '@/lib/csv/read-records';
import { type FindSubject, makeSubjectFinder } from '@/lib/data/read/find-subject';
import type { Catalog } from '@/lib/data/store/workspace';
import { parseIdList } from '@/lib/data/terms/filters/id-list';
import type { GroupKind } from '@/lib/data/terms/group-dimensions';
import { dropLabel, dropMarks } from '@/lib/language/format/clean-text';
import { dropGuard } from '@/lib/language/format/csv';
import { groupLimits } from './group-shape';
import { findKnown } from './known-members';

/** The columns of a file that name a member, most certain first, in English, German and Japanese. */
const columnNames = {
  creator: {
    id: ['id', 'creatorid', 'creatoruuid', 'クリエイターid'],
    email: headings.email,
    tag: ['tag', 'creatortag'],
    handle: headings.handle,
    name: [...headings.name, ...headings.creator],
  },
  product: {
    id: ['id', 'productid', 'asin', 'primaryid', 'produktid', '商品id'],
    link: headings.link,
    name: ['title', 'name', 'productname', 'product', 'titel', 'produkt', 'produktname', '商品名', '商品'],
  },
} as const;

/** What texts name: ids without duplicates, and texts that name nobody, with what is wrong with each. */
type ReadMembers = { ids: string[]; wrong: { text: string; problem: string }[] };

/**
 * Reads members from a pasted text: by the columns of a file with a heading, or else by line, cell or word. Throws Failure
 * `invalid_input` if there are none or too many.
 */
export async function readMembers(catalog: Catalog, kind: GroupKind, text: string): Promise<ReadMembers> {
  const entries = listEntries(kind, text);
  const find = await makeFinder(catalog, kind, entries);
  const read = entries.map((entry) => readEntry(kind, entry, find));
  const ids = [...new Set(read.flatMap(({ ids }) => ids))];
  const wrong = read.flatMap(({ wrong }) => wrong);
  if (ids.length + wrong.length === 0) refuse('must not be empty');
  if (ids.length > groupLimits.ids) refuse(`must have at most ${groupLimits.ids} items`);
  const long = ids.some((id) => id.length > groupLimits.id);
  if (long) refuse(`must have ids of at most ${groupLimits.id} characters`);
  return { ids, wrong };
}

/** The ids that a pasted text names. Throws Failure `invalid_input` also for a text that names nobody. */
export async function requireMembers(catalog: Catalog, kind: GroupKind, text: string): Promise<string[]> {
  const {
    ids,
    wrong: [first],
  } = await readMembers(catalog, kind, text);
  if (first) refuse(first.problem);
  return ids;
}

function listEntries(kind: GroupKind, text: string): string[] {
  const names: Record<string, readonly string[]> = columnNames[kind];
  const readNames = (record: readonly string[]) => readHeading(record, names, Object.keys(names));
  const [first, ...lines] = dropTitle(readRecords(text, groupLimits.ids).records, readNames);
  const heading = first && readNames(first.values);
  if (!heading) return text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const places = Object.keys(names)
    .map((column) => heading.indexOf(column))
    .filter((place) => place >= 0);
  return lines.flatMap(({ values }) => {
    const cells = places.map((place) => dropGuard(values[place] ?? '').trim());
    return cells.find((cell) => cell !== '') ?? [];
  });
}

/** Undefined if every word is a known id, or if the list cannot be loaded. Then only ids are recognized. */
async function makeFinder(
  catalog: Catalog,
  kind: GroupKind,
  entries: readonly string[],
): Promise<FindSubject | undefined> {
  const words = entries.flatMap(parseIdList);
  const known = await findKnown(catalog.store, catalog.id, kind, words.map(toId));
  if (words.every((word) => known.has(toId(word)) || isUuid(word))) return undefined;
  return makeSubjectFinder(catalog, kind).catch((error: unknown) => {
    if (error instanceof Failure && (kind === 'product' || error.code === 'key_missing')) return undefined;
    throw error;
  });
}

function readEntry(kind: GroupKind, entry: string, find: FindSubject | undefined): ReadMembers {
  const whole = dropMarks(dropLabel(dropMarks(entry)));
  // The end of `Ann <ann@example.com>` is not a mark.
  const [subject] = [entry, whole].flatMap((text) => findIn(find, text));
  if (subject !== undefined) return { ids: [subject], wrong: [] };
  const cells = whole.split(/[,;\t|，；、]/).filter((cell) => cell.trim() !== '');
  if (cells.length > 1) {
    const read = cells.map((cell) => readEntry(kind, cell, find));
    return { ids: read.flatMap(({ ids }) => ids), wrong: read.flatMap(({ wrong }) => wrong) };
  }
  const words = parseIdList(whole);
  // Ids of products are opaque, but several words without digits are a title.
  const isId = kind === 'creator' ? isUuid : (word: string) => words.length === 1 || /\d/.test(word);
  if (words.every(isId)) return { ids: words.map(toId), wrong: [] };
  const found = find?.(whole);
  const problem = found && 'problem' in found ? found.problem : notAnId[kind](whole);
  return { ids: [], wrong: [{ text: whole, problem }] };
}

function findIn(find: FindSubject | undefined, text: string): string[] {
  const found = find?.(text);
  return found && 'subject' in found ? [found.subject] : [];
}

const notAnId: Record<GroupKind, (text: string) => string> = {
  creator: (text) => `must be creator ids, because creators cannot be looked up; “${text}” is not one`,
  product: (text) => `${text} is no product of this workspace`,
};

function refuse(message: string): never {
  throw new Failure('invalid_input', 'Input Validation Failed', { issues: [{ field: 'ids', message }] });
}
