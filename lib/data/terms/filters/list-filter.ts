import { asFlag, asOneOf, asText, asTexts, asTextsOf, asTextWhere } from '@/lib/base/address/parameter';
import type { Parameters } from '@/lib/base/address/search';
import { isDay } from '@/lib/contract/dates';
import { toId } from '@/lib/contract/uuid';
import type { Dimension } from '../dimensions';

/** What the values of a filter are. */
export type ValueKind = Dimension | 'currency' | 'category' | 'status';

/** A filter's value in an address or a query. */
export type FilterValue = string | boolean | readonly string[] | null | undefined;

/** Search parameters with such values. */
export type FilterParameters = Parameters &
  Record<string, { kind?: string; read(text: string): FilterValue; absent: FilterValue }>;

type Names = readonly [string, ...string[]];

/**
 * A filter of a list: a search parameter of its page, and the type of its value for the endpoint. `column`: the items'
 * column that equals the value, or one of the values. Without it, the list writes the condition. `of`: what the values are,
 * so that unknown ones are named.
 */
export type Filter = FilterParameters[string] & { column?: string; of?: ValueKind } & (
    | { kind: 'text' | 'flag' | 'day' }
    | { kind: 'texts' | 'ids'; most?: number }
    | { kind: 'oneOf'; names: Names }
    | { kind: 'choice'; names: Names; absent: string }
    | { kind: 'shape'; shape: RegExp; error: string }
  );

/** The filters of a list, by their names in the address and at the endpoint. */
export type Filters = Record<string, Filter>;

/** Values of filters. Absent ones filter nothing. */
export type FilterValues<Declared extends FilterParameters> = {
  [Name in keyof Declared]?: NonNullable<ReturnType<Declared[Name]['read']>> | undefined;
};

/** Types of filters. Add a `column` like this: `{ ...filter.texts, column: 'brand' }`. */
export const filter = {
  /** Words to search for. */
  text: { kind: 'text', ...asText.or('') },
  /** Any of several texts. `most`: how many the endpoint accepts. */
  texts: { kind: 'texts', ...asTexts.or([]) },
  /** Any of several UUIDs. */
  ids: { kind: 'ids', ...asTextsOf(toId).or([]) },
  flag: { kind: 'flag', ...asFlag },
  /** YYYY-MM-DD */
  day: { kind: 'day', ...asTextWhere(isDay) },
  oneOf: <const Given extends Names>(names: Given) =>
    ({ kind: 'oneOf', names, ...asOneOf<Given[number]>(names) }) as const,
  /** One of several values, always active. Defaults to `absent`. */
  choice: <const Given extends Names>(names: Given, absent: Given[number]) =>
    ({ kind: 'choice', names, ...asOneOf<Given[number]>(names).or(absent) }) as const,
  /** A text with a fixed format. `error` describes the format. */
  shape: (shape: RegExp, error: string) =>
    ({ kind: 'shape', shape, error, ...asTextWhere((text) => shape.test(text)) }) as const,
} as const;

/** The values of a filter. Empty if it is off. */
export const listValues = (value: FilterValue): (string | boolean)[] =>
  [value ?? []].flat().filter((one) => one !== '');

/** The active filters by name, with their values as text. A choice is active if it is not the default. */
export function listActive<Declared extends Filters>(
  filters: Declared,
  query: FilterValues<Declared>,
): [name: string, values: string[]][] {
  const given: Record<string, FilterValue> = query;
  return Object.entries(filters).flatMap(([name, { absent }]) => {
    const values = given[name] === absent ? [] : listValues(given[name]).map(String);
    return values.length > 0 ? [[name, values] as const] : [];
  });
}
