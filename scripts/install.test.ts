import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder = '';
const calls = () => join(folder, 'calls');

/** A project with an npm that only writes down how it was called. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'partnerdeck-install-'));
  cpSync('scripts', join(folder, 'scripts'), { recursive: true });
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\necho "$@" >> '${calls()}'\n`);
  chmodSync(join(folder, 'npm'), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The start of npm's command line; null if npm was not called. */
function install(options: { dev?: boolean } = {}): string | null {
  rmSync(calls(), { force: true });
  const script = `
    const { ensureInstalled } = await import('${join(folder, 'scripts/project.mjs')}');
    ensureInstalled(${JSON.stringify(options)});`;
  const env = { PATH: `${folder}:${process.env.PATH}`, NODE_ENV: 'test' as const };
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { env });
  expect([status, String(stderr).replace('Installing packages …\n', '')]).toEqual([0, '']);
  return existsSync(calls()) ? (readFileSync(calls(), 'utf8').split(' --no-audit')[0] ?? '') : null;
}

it('a start installs what it needs, and a developer’s command adds the rest', () => {
  expect(install()).toBe('ci --omit=dev');
  expect(install()).toBeNull();
  expect(install({ dev: true })).toBe('install --no-save --include=dev');
  expect(install({ dev: true })).toBeNull();
  expect(install()).toBeNull();
});

it('a changed lock file is installed anew, with development packages if they were there', () => {
  expect(install()).toBe('ci --omit=dev');
  writeFileSync(join(folder, 'package-lock.json'), '{ "a": 1 }');
  expect(install()).toBe('ci --omit=dev');
  writeFileSync(join(folder, 'package-lock.json'), '{ "a": 2 }');
  expect(install({ dev: true })).toBe('ci --include=dev');
  writeFileSync(join(folder, 'package-lock.json'), '{ "a": 3 }');
  expect(install()).toBe('ci --include=dev');
});
