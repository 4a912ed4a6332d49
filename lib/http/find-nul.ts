import { holdsNul, nulProblem } from '@/lib/contract/nul';
import type { FieldIssue } from '@/lib/contract/query-string';

type Branch = { values: Record<string, unknown>; name: string | number; within?: Branch };

/**
 * The first text with a NUL in a value read from JSON, by its path (`lines.0.title`); undefined where there is none.
 * Without recursion: a stranger decides how deep the value is.
 */
export function findNul(body: unknown): FieldIssue | undefined {
  const branches: Branch[] = [{ values: { body }, name: '' }];
  for (const within of branches) {
    const { values } = within;
    // Keys alone: a list of millions would become as many pairs.
    for (const name of Array.isArray(values) ? values.keys() : Object.keys(values)) {
      const value = values[name];
      if (typeof value === 'string' && holdsNul(value)) {
        return { field: pathOf({ values, name, within }), message: nulProblem };
      }
      if (isBranch(value)) branches.push({ values: value, name, within });
    }
  }
  return undefined;
}

function isBranch(value: unknown): value is Branch['values'] {
  return typeof value === 'object' && value !== null;
}

/** Names from the outermost in, but for that of the body itself. */
function pathOf(branch: Branch): string {
  const names: Branch['name'][] = [];
  for (let at = branch; at.within; at = at.within) names.push(at.name);
  return names.reverse().slice(1).join('.');
}
