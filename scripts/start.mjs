import { ensureBuilt, ensureInstalled, runNode, runTypeScript } from './project.mjs';

const dev = process.argv.includes('--dev');
process.env.NODE_ENV ||= dev ? 'development' : 'production';

ensureInstalled();
const prepared = await runTypeScript('scripts/prepare.ts');
if (prepared !== 0) process.exit(prepared);

const port = Number(process.env.PORT || 3000);
if (dev) {
  const { register } = await import('tsx/esm/api');
  register();
  const { HOST } = (await import('../lib/environment.ts')).readEnvironment();
  const options = ['--port', String(port), ...(HOST ? ['--hostname', HOST] : [])];
  process.exit(await runNode(['node_modules/next/dist/bin/next', 'dev', ...options]));
} else {
  await ensureBuilt();
  const { serve } = await import('./serve.mjs');
  await serve(port);
}
