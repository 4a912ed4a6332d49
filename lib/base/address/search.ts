/** Method syntax, so that parameters of all types are assignable. */
type AnyParameter = { read(text: string): unknown; write(value: unknown): string; absent: unknown };
export type Parameters = Record<string, AnyParameter>;

/** Search parameters in the framework's format. */
export type SearchParams = Record<string, string | string[] | undefined>;

/** Parsed search parameters of a page. */
export type Search<Declared extends Parameters> = {
  [Name in keyof Declared]: NonNullable<ReturnType<Declared[Name]['read']>> | Declared[Name]['absent'];
};

/** Parameters to change. Null removes one, undefined leaves it unchanged. */
export type SearchChange<Declared extends Parameters> = {
  [Name in keyof Declared]?: ReturnType<Declared[Name]['read']>;
};

/** A change that removes parameters. */
export const clear = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, null] as const));

/** Parses search parameters. Takes the first value of repeated ones, and treats invalid ones as absent. */
export function readSearch<Declared extends Parameters>(
  parameters: Declared,
  params: SearchParams | URLSearchParams,
): Search<Declared> {
  const textOf = (name: string) => {
    const text = params instanceof URLSearchParams ? params.get(name) : params[name];
    return Array.isArray(text) ? text[0] : text;
  };
  const entries = Object.entries(parameters).map(([name, { read, absent }]) => {
    const text = textOf(name);
    return [name, (text == null ? null : read(text)) ?? absent];
  });
  return Object.fromEntries(entries);
}

/** The search string after a change, including `?`, without defaults. Null clears all of these parameters. */
export function writeSearch<Declared extends Parameters>(
  parameters: Declared,
  current: string,
  change: SearchChange<Declared> | null,
): string {
  const params = new URLSearchParams(current);
  for (const [name, { write, absent }] of Object.entries(parameters)) {
    const value = change ? change[name] : null;
    if (value === undefined) continue;
    const text = value === null ? null : write(value);
    if (text === null || (absent !== null && text === write(absent))) params.delete(name);
    else params.set(name, text);
  }
  const text = params.toString().replaceAll('%2C', ',').replaceAll('%2F', '/').replaceAll('%3A', ':');
  return text ? `?${text}` : '';
}
