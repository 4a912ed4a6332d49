import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { deleteFolder } from '@/lib/testing/delete-folder';

const folder = mkdtempSync(join(tmpdir(), 'partnerdeck-compose-'));
afterAll(() => deleteFolder(folder));

/** Differences from the Compose specification's schema, without style rules. */
function findSchemaProblems(text: string): string[] {
  const file = join(folder, 'compose.yaml');
  writeFileSync(file, text);
  const tool = resolve('node_modules/dclint/bin/dclint.cjs');
  const { stdout } = spawnSync(process.execPath, [tool, file, '--formatter', 'json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const [report]: [{ messages: { rule: string; message: string }[] }] = JSON.parse(stdout);
  return report.messages.flatMap(({ rule, message }) => (rule === 'invalid-schema' ? [message] : []));
}

it('matches the Compose specification, and an error would be found', () => {
  const compose = readFileSync('compose.yaml', 'utf8');
  expect(findSchemaProblems(compose)).toEqual([]);
  expect(findSchemaProblems(compose.replace('tmpfs:', 'tempfs:'))).toHaveLength(1);
});
