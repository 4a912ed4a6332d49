import { z } from 'zod';

/** What stands for the value of a descriptive field that could not be read. */
const missing = z.registry<{ value: unknown }>();

/**
 * A field of a response that no figure rests on, such as a name or a bio. An unreadable value of it hides nothing else:
 * `value` stands for it, and its row names it in `unread`. All other fields reject the answer: ids, days, amounts,
 * currencies and `final`. The schema itself stays strict.
 */
export function descriptive<Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>): Schema {
  missing.add(schema, { value });
  return schema;
}

/**
 * A descriptive field that is null if it could not be read. The fields of an object decide for themselves: a wrong
 * amount in it still rejects the answer.
 */
export function descriptiveOrNull<Output>(schema: z.ZodType<Output>): z.ZodType<Output | null> {
  missing.add(schema, { value: null });
  return schema;
}

/** A descriptive text, which is empty if it could not be read. */
export const descriptiveText = <Schema extends z.ZodType<string | undefined>>(schema: Schema): Schema => {
  missing.add(schema, { value: '' });
  return schema;
};

type Path = readonly PropertyKey[];

/**
 * Reads a response. If only descriptive fields are wrong, their rows name them in `unread`. Otherwise fails like the
 * schema.
 */
export function readResponse<Schema extends z.ZodType>(schema: Schema, json: unknown) {
  const strict = schema.safeParse(json);
  if (strict.success) return strict;
  const found = strict.error.issues.map(({ path }) => findDescriptive(schema, path));
  if (found.includes(undefined)) return strict;
  const data: unknown = relax(schema).parse(json);
  const unread = new Map<object, Set<string>>();
  for (const place of found) {
    const row = place?.row.reduce(at, data);
    if (!place || typeof row !== 'object' || row === null) continue;
    unread.set(row, (unread.get(row) ?? new Set()).add(place.field));
    nameById(row, place.field);
  }
  for (const [row, fields] of unread) Object.assign(row, { unread: [...fields] });
  return { success: true as const, data: data as z.output<Schema> };
}

/** An unreadable name is the id beside it, so that nothing that people choose or open is blank. */
function nameById(row: object, field: string): void {
  const path = field.split('.');
  const name = path.pop() ?? '';
  const owner = path.reduce<unknown>(at, row);
  if (typeof owner !== 'object' || owner === null) return;
  const id = (idsOf.get(name) ?? []).map((id) => at(owner, id)).find((id) => typeof id === 'string');
  if (id !== undefined && at(owner, name) === '') Object.assign(owner, { [name]: id });
}

/** The fields that identify what a field names. */
const idsOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['name', ['id', 'creatorTeamId']],
  ['title', ['primaryId', 'asin']],
  ['creatorConnectionsName', ['creatorConnectionsId']],
]);

/** The names of a row's fields that could not be read. */
export function listUnreadFields(row: object): string[] {
  const unread: unknown = Reflect.get(row, 'unread');
  return Array.isArray(unread) ? unread.map(String) : [];
}

const at = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** The row and the descriptive field that a path leads to or into; undefined if none is on the way. */
export function findDescriptive(schema: z.ZodType, path: Path): { row: Path; field: string } | undefined {
  let row: Path = [];
  let from = 0;
  let current: unknown = schema;
  for (let depth = 0; ; depth += 1) {
    const isInside = current instanceof z.ZodObject && depth < path.length;
    if (current instanceof z.ZodType && missing.has(current) && !isInside) {
      return { row, field: path.slice(from, depth).map(String).join('.') };
    }
    const key = path[depth];
    if (key === undefined) return undefined;
    if (current instanceof z.ZodArray) {
      current = current.element;
      row = path.slice(0, depth + 1);
      from = depth + 1;
    } else if (current instanceof z.ZodObject) current = current.shape[String(key)];
    else return undefined;
  }
}

/** The schema with a value for each descriptive field that cannot be read. */
function relax(schema: z.ZodType): z.ZodType {
  const stands = missing.get(schema);
  return stands ? relaxInside(schema).catch(stands.value) : relaxInside(schema);
}

function relaxInside(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodType)
    return z.array(relax(schema.element));
  if (!(schema instanceof z.ZodObject)) return schema;
  const shape = Object.entries(schema.shape).map(([name, field]) => [
    name,
    field instanceof z.ZodType ? relax(field) : field,
  ]);
  return z.object(Object.fromEntries(shape));
}
