import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

function findCommand(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

export const findChromium = () =>
  process.env.CHROMIUM_PATH ||
  findCommand('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');

const debianPostgres = '/usr/lib/postgresql';

export function findPostgres() {
  const versions = existsSync(debianPostgres) ? readdirSync(debianPostgres) : [];
  const installed = versions
    .map((version) => join(debianPostgres, version, 'bin/initdb'))
    .find((path) => existsSync(path));
  return installed ?? findCommand('initdb');
}

/** Finds a program, or installs its Debian package where that is allowed (as root, with apt); undefined where it cannot. */
export function ensurePackage(name, find) {
  const found = find();
  if (found) return found;
  if (process.getuid?.() === 0 && findCommand('apt-get')) {
    console.log(`Installing Debian's ${name} …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
    apt('update', '-q');
    apt('install', '-y', '-q', '--no-install-recommends', name);
  }
  const installed = find();
  if (!installed)
    console.log(`No ${name} here and it could not be installed: the tests that need it are skipped.`);
  return installed;
}
