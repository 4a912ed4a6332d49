import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { hashBuildFiles } from './build-files.mjs';
import { compressChunks } from './compress-chunks.mjs';
import { loadEnvFile } from './env-file.mjs';

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

/** Runs Node, and passes on signals, so that no child outlives this process. Returns its exit code. */
export function runNode(args, options = {}) {
  const child = spawn(process.execPath, args, { stdio: 'inherit', ...options });
  const pass = (signal) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, pass);
  return new Promise((done) => {
    child.once('exit', (code) => {
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, pass);
      done(code ?? 1);
    });
  });
}

/** Runs a TypeScript file of the project. Returns its exit code. */
export const runTypeScript = (file, args = [], options = {}) =>
  runNode(['--import', 'tsx', file, ...args], options);

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Partnerdeck needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** A container image is already installed and built, and has no lock file. */
const inImage = !existsSync('package-lock.json');

/** Installs the locked packages, unless already done for this lock file. */
export function ensureInstalled() {
  checkNode();
  if (inImage) return;
  const marker = join(root, 'node_modules/.partnerdeck-lock');
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return;
  console.error('Installing packages …');
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 2, 2],
  });
  writeFileSync(marker, lock);
}

/** Builds for production, unless this source is already built. */
export async function ensureBuilt() {
  if (inImage) return;
  const marker = join(root, '.next/partnerdeck-source');
  const source = hashBuildFiles();
  if (existsSync(marker) && readFileSync(marker, 'utf8') === source) return;
  rmSync(marker, { force: true });
  // Outdated route types of another build or the dev server would fail the type check.
  for (const stale of ['.next/types', '.next/dev/types']) rmSync(stale, { recursive: true, force: true });
  console.log('Building …');
  const built = await runNode(['node_modules/next/dist/bin/next', 'build'], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (built !== 0) process.exit(built);
  await compressChunks('.next/static');
  mkdirSync(dirname(marker), { recursive: true });
  writeFileSync(marker, source);
}
