/** Methods, so that parameters of each type pass. */
type AnyParameter = { read(text: string): unknown; write(value: unknown): string; absent: unknown };
export type Parameters = Record<string, AnyParameter>;

/** As the framework hands it to a page. */
export type SearchParams = Record<string, string | string[] | undefined>;

/** What an address says in a page's parameters. */
export type Search<Asked extends Parameters> = {
  [Name in keyof Asked]: NonNullable<ReturnType<Asked[Name]['read']>> | Asked[Name]['absent'];
};

/** Parameters to change; null takes one out of the address, undefined leaves it as it is. */
export type SearchChange<Asked extends Parameters> = {
  [Name in keyof Asked]?: ReturnType<Asked[Name]['read']>;
};

/** A change that takes parameters out of an address. */
export const clear = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, null] as const));

/** Reads an address. What it says twice counts by its first time, what is not understood as left out. */
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

/** The address after a change, from `?` on, in which defaults go unsaid. Null clears every parameter asked for. */
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
