/** Method syntax, so that parameters of all types are assignable. */
type AnyParameter = { read(text: string): unknown; write(value: unknown): string; absent: unknown };
export type Parameters = Record<string, AnyParameter>;

/** Search parameters in the framework's format. */
export type SearchParams = Record<string, string | string[] | undefined>;

/** Parsed search parameters of a page. */
export type Search<Asked extends Parameters> = {
  [Name in keyof Asked]: NonNullable<ReturnType<Asked[Name]['read']>> | Asked[Name]['absent'];
};

/** Parameters to change. Null removes one, undefined leaves it unchanged. */
export type SearchChange<Asked extends Parameters> = {
  [Name in keyof Asked]?: ReturnType<Asked[Name]['read']>;
};

/** A change that removes parameters. */
export const clear = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, null] as const));

/** Parses search parameters. Takes the first value of repeated ones, and treats invalid ones as absent. */
export function readSearch<Asked extends Parameters>(
  asked: Asked,
  params: SearchParams | URLSearchParams,
): Search<Asked> {
  const textOf = (name: string) => {
    const text = params instanceof URLSearchParams ? params.get(name) : params[name];
    return Array.isArray(text) ? text[0] : text;
  };
  const entries = Object.entries(asked).map(([name, { read, absent }]) => {
    const text = textOf(name);
    return [name, (text == null ? null : read(text)) ?? absent];
  });
  return Object.fromEntries(entries);
}

/** The search string after a change, including `?`, without defaults. Null clears all of these parameters. */
export function writeSearch<Asked extends Parameters>(
  asked: Asked,
  current: string,
  change: SearchChange<Asked> | null,
): string {
  const params = new URLSearchParams(current);
  for (const [name, { write, absent }] of Object.entries(asked)) {
    const value = change ? change[name] : null;
    if (value === undefined) continue;
    const text = value === null ? null : write(value);
    if (text === null || (absent !== null && text === write(absent))) params.delete(name);
    else params.set(name, text);
  }
  const text = params.toString().replaceAll('%2C', ',').replaceAll('%2F', '/').replaceAll('%3A', ':');
  return text ? `?${text}` : '';
}
