import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Import } from './read-imports';

type Rule = { allowed: string[]; except: string[]; packages: string[] };

/** Folders by name, and what their files may import. */
export type ImportTable = ReadonlyMap<string, Rule>;

/** Parses CONTRIBUTING's table of allowed imports. */
export function readImportTable(): ImportTable {
  const text = readFileSync('CONTRIBUTING.md', 'utf8');
  const [, rows = ''] = /\| may import \|\n\| [-| ]+\n((?:\|.*\n)+)/.exec(text) ?? [];
  return new Map(
    rows
      .trim()
      .split('\n')
      .flatMap((row) => {
        const [, folders = '', , cell = ''] = row.split('|');
        return namesIn(folders).map((folder) => [folder, readRule(cell)] as const);
      }),
  );
}

/** The text in backquotes: folders, `lib/*` for files directly in lib, or packages. */
function readRule(cell: string): Rule {
  const [allowed = '', except = ''] = cell.split('but not');
  const packages = namesIn(allowed).filter((name) => !existsSync(name.replace('/*', '')));
  return { allowed: namesIn(allowed), except: namesIn(except), packages };
}

const namesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** Whether a file is in a folder of the table. */
const isIn = (name: string, file: string) =>
  name.endsWith('/*') ? dirname(file) === name.slice(0, -2) : file === name || file.startsWith(`${name}/`);

/** The innermost folder of the table that contains a file. */
export function folderOf(table: ImportTable, file: string): string | undefined {
  return [...table.keys()].filter((name) => isIn(name, file)).sort((a, b) => b.length - a.length)[0];
}

/** Whether the table allows an import. A row with packages allows no others. */
export function isAllowed(table: ImportTable, { file, target, ours }: Import): boolean {
  const folder = folderOf(table, file);
  const rule = folder === undefined ? undefined : table.get(folder);
  if (!rule) return false;
  const { allowed, except, packages } = rule;
  if (!ours) return packages.length === 0 || packages.includes(target);
  if (folderOf(table, target) === folder) return true;
  return allowed.some((name) => isIn(name, target)) && !except.some((name) => isIn(name, target));
}
