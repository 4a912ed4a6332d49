import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** Identifies what a build is made from. */
export function hashBuildFiles() {
  const files = [...rootFiles, ...folders.flatMap(listFiles)].filter((file) => existsSync(file));
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function listFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
