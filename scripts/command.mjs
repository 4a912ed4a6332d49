import { ensureInstalled } from './project.mjs';

// Started as `node scripts/command.mjs NAME …` by the npm script of that name.
const [name, ...args] = process.argv.slice(2);
ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
const { run } = await import(`./commands/${name}.ts`);
const { runCommand } = await import('./commands/run-command.ts');
await runCommand(run, args);
