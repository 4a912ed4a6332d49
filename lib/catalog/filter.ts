import { asFlag, asOneOf, asText, asTexts, asTextWhere } from '@/lib/address/parameter';
import type { Parameters } from '@/lib/address/search';
import { isDay } from '@/lib/contract/dates';

/** A value of an address or a query. */
export type FilterValue = string | boolean | readonly string[] | null | undefined;

/** Parameters of an address with such values. */
export type FilterParameters = Parameters &
  Record<string, { read(text: string): FilterValue; absent: FilterValue }>;

type Names = readonly [string, ...string[]];

/**
 * A filter of a list: a parameter of its page's address, and the kind of its value for the endpoint. `column`: the column of
 * the list's items that equals the value, or one of the values. Without it the list writes the condition.
 */
export type Filter = FilterParameters[string] & { column?: string } & (
    | { kind: 'text' | 'flag' | 'day' }
    | { kind: 'texts'; most?: number }
    | { kind: 'oneOf'; names: Names }
    | { kind: 'choice'; names: Names; absent: string }
    | { kind: 'shape'; shape: RegExp; error: string }
  );

/** The filters of a list by their names in the address and at the endpoint. */
export type Filters = Record<string, Filter>;

/** Values of filters; one left out filters nothing. */
export type FilterValues<Asked extends FilterParameters> = {
  [Name in keyof Asked]?: NonNullable<ReturnType<Asked[Name]['read']>> | undefined;
};

/** Kinds of filters. Add a `column` to one as `{ ...filter.texts, column: 'brand' }`. */
export const filter = {
  /** Words to search for. */
  text: { kind: 'text', ...asText.or('') },
  /** Any of several texts. `most`: how many the endpoint takes. */
  texts: { kind: 'texts', ...asTexts.or([]) },
  flag: { kind: 'flag', ...asFlag },
  /** YYYY-MM-DD */
  day: { kind: 'day', ...asTextWhere(isDay) },
  oneOf: <const Given extends Names>(names: Given) =>
    ({ kind: 'oneOf', names, ...asOneOf<Given[number]>(names) }) as const,
  /** One of a few that always holds: without a choice, `absent`. */
  choice: <const Given extends Names>(names: Given, absent: Given[number]) =>
    ({ kind: 'choice', names, ...asOneOf<Given[number]>(names).or(absent) }) as const,
  /** A text of one shape. `error` tells a caller how to write it. */
  shape: (shape: RegExp, error: string) =>
    ({ kind: 'shape', shape, error, ...asTextWhere((text) => shape.test(text)) }) as const,
} as const;

/** The values of a filter. None: it is off. */
export const listValues = (value: FilterValue): (string | boolean)[] =>
  [value ?? []].flat().filter((one) => one !== '');

/** The filters that are on, by name with their values as text. A choice is on where it is not left at its default. */
export function listActive<Asked extends Filters>(
  filters: Asked,
  query: FilterValues<Asked>,
): [name: string, values: string[]][] {
  const asked: Record<string, FilterValue> = query;
  return Object.entries(filters).flatMap(([name, { absent }]) => {
    const values = asked[name] === absent ? [] : listValues(asked[name]).map(String);
    return values.length > 0 ? [[name, values] as const] : [];
  });
}
