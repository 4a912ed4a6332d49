import { mostNames, type NameKind, nameKinds, type Wanted } from './names';

/** The same ids in as many questions as they need, in one order whoever asks. */
export const splitWanted = (wanted: Wanted): Wanted[] =>
  nameKinds.flatMap((kind) => splitIds(kind, wanted[kind] ?? []));

function splitIds(kind: NameKind, given: readonly string[]): Wanted[] {
  const ids = [...new Set(given)].sort();
  return Array.from({ length: Math.ceil(ids.length / mostNames) }, (_, at) => ({
    [kind]: ids.slice(at * mostNames, (at + 1) * mostNames),
  }));
}
