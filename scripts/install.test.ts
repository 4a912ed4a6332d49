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

/** A project with an npm that only writes down how it was called, and what it would have installed. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'partnerdeck-install-'));
  cpSync('scripts', join(folder, 'scripts'), { recursive: true });
  lock('1.0.0', '1.0.0');
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(
    join(folder, 'npm'),
    `#!/bin/sh
cd '${folder}'
echo "$@" >> calls
case "$*" in *omit=dev*) cp production.json node_modules/.package-lock.json;; *) cp package-lock.json node_modules/.package-lock.json;; esac
`,
  );
  chmodSync(join(folder, 'npm'), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Locks one package of each sort at a version, and one of another platform. */
function lock(production: string, dev: string): void {
  const needed = { '': { name: 'a' }, 'node_modules/needed': { version: production } };
  const others = {
    'node_modules/tested': { version: dev, dev: true },
    'node_modules/elsewhere': { version: '1.0.0', optional: true },
  };
  writeFileSync(join(folder, 'production.json'), JSON.stringify({ packages: needed }));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { ...needed, ...others } }));
}

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
  lock('2.0.0', '1.0.0');
  expect(install()).toBe('ci --omit=dev');
  lock('3.0.0', '1.0.0');
  expect(install({ dev: true })).toBe('ci --include=dev');
  lock('4.0.0', '1.0.0');
  expect(install()).toBe('ci --include=dev');
});

it('a server that runs keeps its packages when only those for development change', () => {
  expect(install({ dev: true })).toBe('ci --include=dev');
  lock('1.0.0', '2.0.0');
  expect(install()).toBe('install --no-save --include=dev');
});

it('what a developer installed without us stays', () => {
  cpSync(join(folder, 'package-lock.json'), join(folder, 'node_modules/.package-lock.json'));
  expect(install()).toBeNull();
  expect(install({ dev: true })).toBeNull();
});
