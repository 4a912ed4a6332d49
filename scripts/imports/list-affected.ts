import { execFileSync } from 'node:child_process';
import { findAffected } from './find-affected';
import { readImports } from './read-imports';

// Prints the test files that some files affect: those in the arguments, or else those that changed since main.

/** More take longer than minutes. `npm test` has all. */
const most = 60;

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' }).trim().split('\n').filter(Boolean);

/** Tests that read folders instead of importing what they check. */
const readsFolders =
  "readdirSync\\(|readdir\\('|readFileSync\\((new URL|')|import\\.meta\\.glob|(readImports|describeAnswers)\\(|'ls-files'";

const listReaders = () => git('grep', '-lE', readsFolders, '--', '*.test.ts', '*.test.tsx');

function findMain(): string {
  const names = git('for-each-ref', '--format=%(refname)', 'refs/remotes/origin/main', 'refs/heads/main');
  return names[0] ? (git('merge-base', 'HEAD', names[0])[0] ?? 'HEAD') : 'HEAD';
}

/** Files that differ from where this branch left main, also those that are not committed. */
const listChanged = () => [
  ...git('diff', '--name-only', findMain()),
  ...git('ls-files', '--others', '--exclude-standard'),
];

const given = process.argv.slice(2);
const imports = readImports(['app', 'components', 'features', 'lib', 'scripts']);
const affected = findAffected(imports, given.length > 0 ? given : listChanged());
if (affected.length > most) {
  console.error(`${affected.length} test files are affected. The ${most} nearest run; npm test runs all.`);
}
const chosen = affected.slice(0, most);
for (const file of new Set(given.length > 0 ? chosen : [...chosen, ...listReaders()])) console.log(file);
