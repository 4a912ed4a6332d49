import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

/** Bytes of the client's JavaScript as written, and counting each module once; and of all files of the build. */
export function measureBuild(folder = '.next') {
  let emitted = 0;
  const distinct = new Set();
  for (const file of listFiles(join(folder, 'static/chunks')).filter((name) => name.endsWith('.js'))) {
    const text = readFileSync(file, 'utf8');
    emitted += text.length;
    const modules = readModules(text);
    for (const part of modules.length > 0 ? modules : [text]) distinct.add(part);
  }
  const output = listFiles(folder).reduce((sum, file) => sum + statSync(file).size, 0);
  return { emitted, distinct: [...distinct].reduce((sum, part) => sum + part.length, 0), output };
}

/** The modules of a chunk, which pushes their ids and functions. */
function readModules(text) {
  if (!text.startsWith('(globalThis.TURBOPACK')) return [];
  const context = { TURBOPACK: [] };
  context.globalThis = context;
  runInNewContext(text, context);
  return context.TURBOPACK.flat()
    .filter((part) => typeof part === 'function')
    .map(String);
}

const listFiles = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
