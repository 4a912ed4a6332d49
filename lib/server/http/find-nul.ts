import { containsNul, nulProblem } from '@/lib/contract/nul';
import type { FieldIssue } from '@/lib/contract/query-string';

type Branch = { values: Record<string, unknown>; name: string | number; within?: Branch };

/**
 * Finds the first text with a NUL in a JSON value and returns its path (`lines.0.title`); otherwise undefined.
 * Iterative, because clients control the nesting depth.
 */
export function findNul(body: unknown): FieldIssue | undefined {
  const branches: Branch[] = [{ values: { body }, name: '' }];
  for (const within of branches) {
    const { values } = within;
    // Keys only, because entries would allocate a pair per item.
    for (const name of Array.isArray(values) ? values.keys() : Object.keys(values)) {
      const value = values[name];
      if (typeof value === 'string' && containsNul(value)) {
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

/** Joins the names, outermost first, without the root's. */
function pathOf(branch: Branch): string {
  const names: Branch['name'][] = [];
  for (let at = branch; at.within; at = at.within) names.push(at.name);
  return names.reverse().slice(1).join('.');
}
