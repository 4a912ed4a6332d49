import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isAllowed, roomOf } from './import-rule';
import { readImports } from './read-imports';

/** `read` for `lib/data/read`, as rooms are named in the drawing. */
const nameOf = (room: string) => room.split('/').at(-1) ?? '';

/** The arrows of the drawing in docs/architecture.md. */
const arrows = [...readFileSync('docs/architecture.md', 'utf8').matchAll(/^ {2}(\w+) --> (\w+)$/gm)].map(
  ([, from = '', to = '']) => [from, to] as const,
);

/** The rooms that arrows lead to, directly or by others. */
function reach(room: string): Set<string> {
  const found = new Set([room]);
  // A set hands out what is added to it while it is walked.
  for (const one of found) for (const [from, to] of arrows) if (from === one) found.add(to);
  return found;
}

it('the drawing of rooms has every import', () => {
  const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);
  const drawn = new Map([...new Set(arrows.flat())].map((room) => [room, reach(room)]));
  const missing = readImports().filter((one) => {
    const [from, to] = [roomOf(one.file), roomOf(one.target)];
    if (!from || !to || isTest(one.file) || !isAllowed(one)) return false;
    return !drawn.get(nameOf(from))?.has(nameOf(to));
  });
  expect(new Set(missing.map(({ file, target }) => `${roomOf(file)} --> ${roomOf(target)}`))).toEqual(
    new Set(),
  );
});
