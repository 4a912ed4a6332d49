import { findDescriptive } from '../descriptive';
import { operations } from '../operations';
import type { OperationId } from '../paths';

type Path = readonly string[];

/** A copy of a response. `change` gets each value that is neither an object nor an array, and its path. */
export function changeLeaves(
  value: unknown,
  change: (leaf: unknown, path: Path) => unknown,
  path: Path = [],
): unknown {
  const below = (key: string, item: unknown) => changeLeaves(item, change, [...path, key]);
  if (Array.isArray(value)) return value.map((item, at) => below(String(at), item));
  if (typeof value !== 'object' || value === null) return change(value, path);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, below(key, item)]));
}

/** Whether a value of a response is a text that no figure rests on, such as a name. It may be null. */
export function isDescriptiveText(id: OperationId, leaf: unknown, path: Path): boolean {
  if (typeof leaf !== 'string' && leaf !== null) return false;
  const found = findDescriptive(operations[id].response, path);
  return found?.field.split('.').at(-1) === path.at(-1);
}
