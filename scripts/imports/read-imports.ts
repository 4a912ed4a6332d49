import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** `target`: the path of our file, or a package's name. */
export type Import = { file: string; target: string; ours: boolean };

/** Folders whose files import each other one way. */
const rooms = ['app', 'components', 'features', 'lib'];
const statement = /(?:\bfrom|^import|\bimport\()\s*'([^']+)'/gm;

/** All imports of the files in `folders`, including types. */
export function readImports(folders = rooms): Import[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(statement)].map(([, name = '']) => toImport(file, name)),
    );
}

function toImport(file: string, name: string): Import {
  if (!/^(@\/|\.)/.test(name)) return { file, target: name, ours: false };
  const path = name.startsWith('.') ? join(dirname(file), name) : name.slice(2);
  const target = ['', '.ts', '.tsx', '.d.ts'].map((end) => path + end).find(isFile) ?? path;
  return { file, target, ours: true };
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();
