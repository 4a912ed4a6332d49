import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const list = readFileSync('docs/asvs.md', 'utf8');
const sectionOf = (title: string) => list.split(/^## /m).find((text) => text.startsWith(`${title}\n`)) ?? '';
const rowsOf = (title: string) => [...sectionOf(title).matchAll(/^\| [\d.]+ \| [^|]+ \| (.*) \|$/gm)];

it('the evidence of each requirement exists', () => {
  const rows = [...rowsOf('Holds'), ...rowsOf('Open')];
  const named = rows.flatMap(([, evidence = '']) => [...evidence.matchAll(/`([\w()[\].-]+\/[^` ]*)`/g)]);
  const files = named.map(([, file = '']) => file).filter((file) => !file.startsWith('/'));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

it('counts its rows', () => {
  // Numbers in parentheses are part of a reason.
  const others = sectionOf('Not applicable').match(/\b\d+\.\d+\.\d+\b(?![^(]*\))/g) ?? [];
  expect(list).toContain(
    `${rowsOf('Holds').length} hold, ${rowsOf('Open').length} are open, and ${others.length} do not apply`,
  );
});
