import { awaitOpen, buildMeanwhile } from './build-meanwhile.mjs';
import { ensureInstalled, isBuilt, runNode, startBuild, startNode } from './project.mjs';

const dev = process.argv.includes('--dev');
process.env.NODE_ENV ||= dev ? 'development' : 'production';

ensureInstalled({ dev });
const preparation = startNode(['--import', 'tsx', 'scripts/prepare.ts'], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});

async function finish(ended) {
  const code = await ended;
  if (code !== 0) process.exit(code);
}

const port = Number(process.env.PORT || 3000);
if (dev) {
  await finish(preparation.ended);
  const { register } = await import('tsx/esm/api');
  register();
  const { HOST } = (await import('../lib/base/environment.ts')).readEnvironment();
  const options = ['--port', String(port), ...(HOST ? ['--hostname', HOST] : [])];
  process.exit(await runNode(['node_modules/next/dist/bin/next', 'dev', ...options]));
} else {
  const opened = awaitOpen(preparation);
  if (!isBuilt()) await finish(buildMeanwhile(preparation, startBuild));
  const prepared = finish(preparation.ended);
  // Most of the server's code loads while the folder is prepared.
  const { serve } = await import('./serve.mjs');
  if (await opened) await serve(port, prepared);
}
