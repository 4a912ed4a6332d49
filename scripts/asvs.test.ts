import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const list = readFileSync('docs/asvs.md', 'utf8');
const rows = [...list.matchAll(/^\| [\d.]+ \| \d \| [^|]+ \| (holds|open) \| (.*) \|$/gm)];
/** The numbers on these lines, without those in their reasons. */
const withoutUse = [...list.matchAll(/^Not applicable: (.*)$/gm)].flatMap(([, line = '']) =>
  line.match(/\b\d+\.\d+\.\d+\b(?![^(]*\))/g),
);

it('the evidence of each requirement exists', () => {
  const named = rows.flatMap(([, , evidence = '']) => [...evidence.matchAll(/`([\w()[\].-]+\/[^` ]*)`/g)]);
  const files = named.map(([, file = '']) => file).filter((file) => !file.startsWith('/'));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

it('counts its rows', () => {
  const count = (state: string) => rows.filter(([, found]) => found === state).length;
  expect(list).toContain(
    `${count('holds')} hold, ${count('open')} are open, and ${withoutUse.length} do not apply`,
  );
});
