import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import config from '../../../drizzle.config';

/** Files of a folder that declare tables. */
const listTables = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`)
    .filter((path) => /\bpg(?:Table|Schema)\(/.test(readFileSync(path, 'utf8')));

it('are all read for migrations, which would otherwise drop their tables', () => {
  expect(config.schema).toBe('./{lib,features}/**/*schema.ts');
  const files = ['lib', 'features'].flatMap(listTables);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((path) => !path.endsWith('schema.ts'))).toEqual([]);
});
