import { once } from 'node:events';
import { ensureInstalled, runNode, startBuild, startNode } from './project.mjs';

const dev = process.argv.includes('--dev');
process.env.NODE_ENV ||= dev ? 'development' : 'production';

ensureInstalled({ dev });
const preparation = startNode(['--import', 'tsx', 'scripts/prepare.ts'], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});

/**
 * Builds while the demo is seeded, once the settings are known to be valid and no other process uses the folder. Shows
 * the build's output after that of the preparation. If one of them fails, stops the other.
 */
async function buildMeanwhile() {
  const isOpen = await Promise.race([
    once(preparation.child, 'message').then(() => true),
    preparation.ended.then(() => false),
  ]);
  const build = isOpen ? startBuild({ stdio: ['ignore', 'pipe', 'pipe'] }) : undefined;
  if (!build) return 0;
  const { child, ended } = build;
  const closed = once(child, 'close');
  ended.then((code) => code !== 0 && preparation.child.kill());
  const prepared = await preparation.ended;
  if (prepared !== 0 && !child.exitCode) {
    child.kill();
    return ended;
  }
  child.stdout.pipe(process.stdout);
  child.stderr.pipe(process.stderr);
  await closed;
  return ended;
}

const built = dev ? 0 : await buildMeanwhile();
const failure = (await preparation.ended) || built;
if (failure) process.exit(failure);

const port = Number(process.env.PORT || 3000);
if (dev) {
  const { register } = await import('tsx/esm/api');
  register();
  const { HOST } = (await import('../lib/environment.ts')).readEnvironment();
  const options = ['--port', String(port), ...(HOST ? ['--hostname', HOST] : [])];
  process.exit(await runNode(['node_modules/next/dist/bin/next', 'dev', ...options]));
} else {
  const { serve } = await import('./serve.mjs');
  await serve(port);
}
