import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { forgetBuild, isMarkedBuilt, markBuilt } from './build-files.mjs';
import { compressChunks } from './compress-chunks.mjs';
import { loadEnvFile } from './env-file.mjs';
import { startTied } from './start/start-tied.mjs';

const root = resolve(dirname(new URL(import.meta.url).pathname), '..');
process.chdir(root);
process.env.NEXT_TELEMETRY_DISABLED = '1';
// Every command reads `.env`. Variables that are already set take precedence. Tests set their own.
if (!process.argv[1]?.endsWith('test.mjs')) loadEnvFile('.env');

/** Runs a command in the foreground. Exits with its code if it fails. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (status !== 0) process.exit(status ?? 1);
}

/** Starts Node, and passes on signals, so that no child outlives this process. `ended` resolves to its exit code. */
export function startNode(args, options = {}) {
  const child = spawn(process.execPath, args, { stdio: 'inherit', ...options });
  const pass = (signal) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, pass);
  const ended = new Promise((done) => {
    child.once('exit', (code) => {
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, pass);
      done(code ?? 1);
    });
  });
  return { child, ended };
}

/** Runs Node. Returns its exit code. */
export const runNode = (args, options) => startNode(args, options).ended;

/** Runs a TypeScript file of the project. Returns its exit code. */
export const runTypeScript = (file, args = []) => runNode(['--import', 'tsx', file, ...args]);

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Partnerdeck needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** A container image is already installed and built, and has no lock file. */
const inImage = !existsSync('package-lock.json');

/** The packages of a lock file by folder; npm writes one into node_modules at the end of an install. */
function readPackages(lockFile) {
  return existsSync(lockFile) ? (JSON.parse(readFileSync(lockFile, 'utf8')).packages ?? {}) : {};
}

/**
 * The arguments of npm that install the locked packages; undefined if they are there. `dev`: also those for development,
 * which stay once they are there.
 */
export function planInstall({ dev = false } = {}) {
  checkNode();
  if (inImage) return undefined;
  const installed = readPackages(join(root, 'node_modules/.package-lock.json'));
  // Those of other platforms are optional and missing, and the project itself is no package.
  const locked = Object.entries(readPackages(join(root, 'package-lock.json'))).filter(
    ([folder, { optional, devOptional }]) => folder !== '' && !optional && !devOptional,
  );
  const isThere = ([folder, { version }]) => installed[folder]?.version === version;
  const hasDev = Object.values(installed).some((entry) => entry.dev);
  const wanted = locked.filter(([, entry]) => dev || hasDev || !entry.dev);
  if (wanted.every(isThere)) return undefined;
  const areOthersThere = wanted.filter(([, entry]) => !entry.dev).every(isThere);
  // `npm ci` deletes all packages first, also those that a running server needs.
  const command = areOthersThere ? ['install', '--no-save'] : ['ci'];
  const which = dev || hasDev ? '--include=dev' : '--omit=dev';
  return [...command, which, '--no-audit', '--no-fund', '--loglevel=error'];
}

/** Installs what `planInstall` finds missing. */
export function ensureInstalled(options) {
  const args = planInstall(options);
  if (!args) return;
  console.error('Installing packages …');
  run('npm', args, { stdio: ['ignore', 2, 2] });
}

/** Whether this source is built for production. The image is. */
export const isBuilt = () => inImage || isMarkedBuilt();

/** Starts a build for production, which ends with this process. */
export function startBuild(options = {}) {
  const source = forgetBuild();
  console.log('Building …');
  const { child, ended, kill } = startTied(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    env: { ...process.env, NODE_ENV: 'production' },
    ...options,
  });
  async function finish() {
    const code = await ended;
    if (code !== 0) return code;
    await compressChunks('.next/static');
    markBuilt(source);
    return 0;
  }
  return { child, kill, ended: finish() };
}

/** Builds for production, unless this source is already built. Exits if that fails. */
export async function ensureBuilt() {
  const code = isBuilt() ? 0 : await startBuild().ended;
  if (code !== 0) process.exit(code);
}
