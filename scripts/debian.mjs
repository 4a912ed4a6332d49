import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

function findCommand(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** The browser of the tests. The headless shell is Chromium without its windows, and needs a third less time. */
export const findChromium = () =>
  process.env.CHROMIUM_PATH ||
  findCommand(
    ...['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  );

const debianPostgres = '/usr/lib/postgresql';

export function findPostgres() {
  const versions = existsSync(debianPostgres) ? readdirSync(debianPostgres) : [];
  const installed = versions
    .map((version) => join(debianPostgres, version, 'bin/initdb'))
    .find((path) => existsSync(path));
  return installed ?? findCommand('initdb');
}

const install = `
apt-get update -q
for name; do apt-get install -y -q --no-install-recommends "$name"; done
`;

/**
 * Installs Debian packages whose program is missing, if allowed (as root, with apt). A single shell does it in the
 * background.
 */
export async function ensurePackages(packages) {
  const listMissing = () => packages.filter(({ find }) => !find()).map(({ name }) => name);
  const missing = listMissing();
  if (missing.length > 0 && process.getuid?.() === 0 && findCommand('apt-get')) {
    console.log(`Installing Debian's ${missing.join(' and ')} …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const stdio = ['ignore', 'ignore', 'inherit'];
    const shell = spawn('sh', ['-c', install, 'sh', ...missing], { stdio, env });
    await new Promise((done) => shell.once('exit', done));
  }
  for (const name of listMissing()) {
    console.log(`No ${name} here and it could not be installed: the tests that need it are skipped.`);
  }
}
