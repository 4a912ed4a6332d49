import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll } from 'vitest';
import { deleteFolder } from '@/lib/testing/delete-folder';

const run = promisify(execFile);
const packages = resolve('node_modules');
/** The compiler that the generators read and write TypeScript with. Ours, of version 7, has no such API. */
const oldCompiler = 'typescript-json-schema/node_modules/typescript';

const tsconfig = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['node'],
    noEmit: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    strict: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
  },
  include: ['*.ts'],
};

/**
 * A folder outside of the project, until the tests of a file end, with our packages and a TypeScript of version 5.
 * `run` runs a JavaScript file, such as `tsx/dist/cli.mjs` of a package, and returns what it prints. It throws if the file
 * fails.
 */
export function makeGeneratorFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'partnerdeck-clients-'));
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(packages)) {
    const target = join(packages, name === 'typescript' ? oldCompiler : name);
    symlinkSync(target, join(folder, 'node_modules', name));
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  afterAll(() => deleteFolder(folder));
  return {
    write: (name: string, text: string) => writeFileSync(join(folder, name), text),
    run: async (file: string, ...args: string[]): Promise<string> => {
      // Packages find each other in this folder, not where the links lead.
      const links = ['--preserve-symlinks', '--preserve-symlinks-main'];
      const whole = [...links, resolve(folder, 'node_modules', file), ...args];
      const done = run(process.execPath, whole, { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
      const { stdout } = await done.catch(({ stdout, stderr }: { stdout: string; stderr: string }) => {
        throw new Error(`${file} failed:\n${stdout}${stderr}`);
      });
      return stdout;
    },
  };
}
