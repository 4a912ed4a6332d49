import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

/** What a build and an install for production may weigh. */
const budgets = { copies: 4, outputMegabytes: 50, installedFiles: 30_000 };

/**
 * `copies`: how many times a byte of the client's scripts is written on average. `outputMegabytes`: all files of the
 * build. `installedFiles`: those that an install for production writes.
 */
export function weigh() {
  const { emitted, distinct } = measureChunks('.next/static/chunks');
  const output = listFiles('.next').reduce((sum, file) => sum + statSync(file).size, 0);
  const weights = {
    copies: emitted / distinct,
    outputMegabytes: output / 1e6,
    installedFiles: countInstalled(),
  };
  return Object.entries(weights).map(([name, weight]) => ({
    name,
    weight: Math.round(weight * 100) / 100,
    budget: budgets[name],
    met: weight <= budgets[name],
  }));
}

function measureChunks(folder) {
  let emitted = 0;
  const sizes = new Map();
  for (const file of listFiles(folder).filter((name) => name.endsWith('.js'))) {
    const text = readFileSync(file, 'utf8');
    emitted += text.length;
    for (const [id, size] of readModules(file, text))
      sizes.set(id, Math.min(sizes.get(id) ?? Number.POSITIVE_INFINITY, size));
  }
  return { emitted, distinct: [...sizes.values()].reduce((sum, size) => sum + size, 0) };
}

/** Ids and sizes of the modules in a chunk, which pushes ids followed by the function of their module. */
function readModules(file, text) {
  if (!text.startsWith('(globalThis.TURBOPACK')) return [[file, text.length]];
  const context = { TURBOPACK: [] };
  context.globalThis = context;
  runInNewContext(text, context);
  const modules = [];
  let ids = [];
  for (const part of context.TURBOPACK.flat()) {
    if (typeof part !== 'function') ids.push(part);
    else {
      modules.push([ids.find((id) => typeof id === 'number'), String(part).length]);
      ids = [];
    }
  }
  return modules;
}

/** Packages without those for development. Those inside of other packages are entries of their own. */
function countInstalled() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return Object.entries(packages)
    .filter(([folder, { dev }]) => folder !== '' && !dev && existsSync(folder))
    .reduce((sum, [folder]) => sum + listFiles(folder, 'node_modules').length, 0);
}

function listFiles(folder, without) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === without) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? listFiles(path, without) : [path];
  });
}

if (process.argv[1]?.endsWith('weigh.mjs')) {
  const weights = weigh();
  console.table(weights);
  if (!weights.every(({ met }) => met)) process.exit(1);
}
