import { ensureBuilt, ensureInstalled, runTypeScript } from './project.mjs';

ensureInstalled();
await ensureBuilt();
process.exit(await runTypeScript('scripts/take-screens.ts'));
