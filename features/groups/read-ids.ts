import { Failure } from '@/lib/base/failure';
import { isUuid, toId } from '@/lib/contract/uuid';
import { readHeading } from '@/lib/data/csv/columns';
import { readRecords } from '@/lib/data/csv/read-records';
import type { GroupKind } from '@/lib/data/group-dimensions';
import { parseIdList } from '@/lib/data/lists/id-list';
import { dropGuard } from '@/lib/language/format/csv';
import { groupLimits } from './group-shape';

/** Names of the column of ids, in English, German and Japanese. */
const columnNames = {
  creator: { id: ['id', 'creatorid', 'creatoruuid', 'クリエイターid'] },
  product: { id: ['id', 'productid', 'asin', 'primaryid', 'produktid', '商品id'] },
} as const;

/**
 * The ids in a pasted text, without duplicates: those of the column of ids if the text is a file with such a heading,
 * otherwise every word. Throws Failure `invalid_input` if there are none, too many, or an id of a creator is no UUID.
 */
export function readIds(kind: GroupKind, text: string): string[] {
  const ids = [...new Set(listWords(kind, text).map(toId))];
  if (ids.length === 0) refuse('must not be empty');
  if (ids.length > groupLimits.ids) refuse(`must have at most ${groupLimits.ids} items`);
  const long = ids.some((id) => id.length > groupLimits.id);
  if (long) refuse(`must have ids of at most ${groupLimits.id} characters`);
  const wrong = kind === 'creator' ? ids.find((id) => !isUuid(id)) : undefined;
  if (wrong !== undefined) refuse(`must be ids of creators; “${wrong}” is none`);
  return ids;
}

function listWords(kind: GroupKind, text: string): string[] {
  const { records } = readRecords(text, groupLimits.ids + 2);
  const [first, ...lines] = records;
  const heading = first && readHeading(first.values, columnNames[kind], ['id']);
  const place = heading?.indexOf('id') ?? -1;
  if (place < 0) return parseIdList(text);
  return lines.flatMap(({ values }) => {
    const id = dropGuard(values[place] ?? '').trim();
    return id === '' ? [] : [id];
  });
}

function refuse(message: string): never {
  throw new Failure('invalid_input', 'Input Validation Failed', { issues: [{ field: 'ids', message }] });
}
