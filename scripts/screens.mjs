import { ensureBuilt, ensureInstalled, runTypeScript } from './project.mjs';

ensureInstalled({ dev: true });
await ensureBuilt();
process.exit(await runTypeScript('scripts/take-screens.ts'));
