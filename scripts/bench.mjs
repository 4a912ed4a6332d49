import { existsSync, readdirSync } from 'node:fs';
import { ensureInstalled, runTypeScript } from './project.mjs';

const [name, ...rest] = process.argv.slice(2);
const file = `bench/${name}.ts`;
if (!name || !existsSync(file)) {
  const names = readdirSync('bench', { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => entry.name.slice(0, -3));
  console.error(`npm run bench takes one of ${names.join(', ')}.`);
  process.exit(1);
}
ensureInstalled({ dev: true });
process.exit(await runTypeScript(file, rest));
