import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const folders = ['app', 'components', 'features', 'lib', 'public'];

/** Files of the root that a build reads. Others, such as `.env`, change nothing in it. */
export const rootFiles = [
  'instrumentation.ts',
  'next.config.mjs',
  'package-lock.json',
  'package.json',
  'postcss.config.mjs',
  'proxy.ts',
  'scripts/compress-chunks.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
];

const marker = '.next/partnerdeck-source';

function listBuildFiles() {
  return [...rootFiles, ...folders.flatMap(listFiles)].filter((file) => existsSync(file)).sort();
}

/** Identifies what a build is made from. */
export function hashBuildFiles() {
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of listBuildFiles()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Changes with every write of a file: no program can set its ctime. */
function readState() {
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of listBuildFiles()) {
    const { size, ctimeMs, ino } = statSync(file);
    hash.update(`${file} ${size} ${ctimeMs} ${ino}\n`);
  }
  return hash.digest('hex');
}

/** Whether the last build is of this source. Reads contents only if sizes or times differ, as in a copy. */
export function isMarkedBuilt() {
  if (!existsSync(marker)) return false;
  const state = readState();
  const [hash, known] = readFileSync(marker, 'utf8').split('\n');
  if (state === known) return true;
  if (hash !== hashBuildFiles()) return false;
  markBuilt({ hash, state });
  return true;
}

/** Call before a build. Returns what to mark as built after it. */
export function forgetBuild() {
  rmSync(marker, { force: true });
  const state = readState();
  return { hash: hashBuildFiles(), state };
}

export function markBuilt({ hash, state }) {
  mkdirSync(dirname(marker), { recursive: true });
  writeFileSync(marker, `${hash}\n${state}`);
}

function listFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
