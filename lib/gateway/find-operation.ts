import { type OperationId, operationIds, paths } from '@/lib/contract/paths';

export type FoundOperation = { id: OperationId; params: Record<string, string> };

const known = operationIds.map((id) => {
  const { method, path } = paths[id];
  const pattern = new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  return { id, method, pattern, fixed: !path.includes('{') };
});
// `/creators/active` is a separate operation, not a creator with that id.
const ordered = [...known].sort((a, b) => Number(b.fixed) - Number(a.fixed));

/** The operation at a path, or the allowed methods if only the method is wrong, or undefined. */
export function findOperation(
  method: string,
  pathname: string,
): FoundOperation | { allow: string } | undefined {
  const requested = method === 'HEAD' ? 'GET' : method;
  for (const { id, method: its, pattern } of ordered) {
    const match = pattern.exec(pathname);
    if (!match) continue;
    if (its !== requested) return { allow: its === 'GET' ? 'GET, HEAD' : its };
    return { id, params: decodeAll(match.groups ?? {}) };
  }
  return undefined;
}

function decodeAll(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, decode(text)]));
}

/** A malformed escape stays, and is rejected as an id. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
