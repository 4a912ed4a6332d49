import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readImports } from '../imports/read-imports';

/** What the image starts: the server around the build, the platform, and the commands. */
const started =
  /^scripts\/(?:(?:start|command|platform)\.mjs|(?:prepare|platform)\.ts|(?:commands|serve|start)\/.*)$/;

const [, listed = ''] =
  /^npm uninstall .*\\\n((?:.*\\\n)*.*)$/m.exec(readFileSync('scripts/image/build.sh', 'utf8')) ?? [];
const removed = listed.split(/[\s\\]+/).filter(Boolean);
const imports = readImports(['app', 'components', 'features', 'lib', 'scripts']);
const isSource = ({ file }: { file: string }) => !/\.test\.tsx?$/.test(file);

/** Our files that these reach by their imports. */
function findReached(starts: string[]): Set<string> {
  const reached = new Set(starts);
  // A set hands out what is added to it while it is walked.
  for (const from of reached) {
    for (const { file, target, ours } of imports) if (ours && file === from) reached.add(target);
  }
  return reached;
}

it('the image removes no package that its server and commands import', () => {
  const reached = findReached(
    imports
      .filter(isSource)
      .map(({ file }) => file)
      .filter((file) => started.test(file)),
  );
  expect(removed).toContain('recharts');
  expect(reached).toContain('lib/server/db/open-database.ts');
  const missing = imports.filter(
    ({ file, target }) => reached.has(file) && removed.some((name) => `${target}/`.startsWith(`${name}/`)),
  );
  expect(missing).toEqual([]);
});

it('and none whose files the server reads', () => {
  const sources = new Set(imports.filter(isSource).map(({ file }) => file));
  const reading = [...sources]
    .filter((file) => /^(?:features|lib)\//.test(file))
    .filter((file) => {
      const text = readFileSync(file, 'utf8');
      return removed.some((name) => text.includes(`node_modules/${name}/`));
    });
  expect(reading).toEqual([]);
});
