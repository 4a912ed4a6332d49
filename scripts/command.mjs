import { ensureInstalled } from './project.mjs';

// Each npm script of these runs `node scripts/command.mjs NAME …`.
const [name, ...args] = process.argv.slice(2);
ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
const { run } = await import(`./commands/${name}.ts`);
const { runCommand } = await import('./commands/run-command.ts');
await runCommand(run, args);
