import { ensureInstalled, startNode } from './project.mjs';

// npm scripts that run a development package: node scripts/tool.mjs PATH …
ensureInstalled({ dev: true });
process.exit(await startNode(process.argv.slice(2)).ended);
