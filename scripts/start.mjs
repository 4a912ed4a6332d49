import { buildMeanwhile } from './build-meanwhile.mjs';
import { ensureInstalled, runNode, startBuild, startNode } from './project.mjs';

const dev = process.argv.includes('--dev');
process.env.NODE_ENV ||= dev ? 'development' : 'production';

ensureInstalled({ dev });
const preparation = startNode(['--import', 'tsx', 'scripts/prepare.ts'], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});

const code = await (dev ? preparation.ended : buildMeanwhile(preparation, startBuild));
if (code !== 0) process.exit(code);

const port = Number(process.env.PORT || 3000);
if (dev) {
  const { register } = await import('tsx/esm/api');
  register();
  const { HOST } = (await import('../lib/base/environment.ts')).readEnvironment();
  const options = ['--port', String(port), ...(HOST ? ['--hostname', HOST] : [])];
  process.exit(await runNode(['node_modules/next/dist/bin/next', 'dev', ...options]));
} else {
  const { serve } = await import('./serve.mjs');
  await serve(port);
}
