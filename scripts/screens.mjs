import { ensureBuilt, ensureInstalled, runTypeScript } from './project.mjs';

ensureInstalled();
ensureBuilt();
process.exit(await runTypeScript('scripts/take-screens.ts'));
