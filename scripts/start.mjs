import { existsSync, readFileSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readListenAddress } from '../lib/base/listen-address.mjs';
import { ensureInstalled, isBuilt, planInstall, startBuild } from './project.mjs';
import { createStartupAnswer } from './start/answer-startup.mjs';
import { buildBeside } from './start/build-beside.mjs';
import { install } from './start/install.mjs';
import { openPort } from './start/open-port.mjs';
import { endTied, startTied } from './start/start-tied.mjs';
import { createSteps, StepError } from './start/steps.mjs';
import { describeFailure } from './start/texts.mjs';

/** Who had the startup page open in this time sees why a start failed, for as long. */
const seenMs = 5_000;

const dev = process.argv.includes('--dev');
process.env.NODE_ENV ||= dev ? 'development' : 'production';

try {
  const address = readListenAddress(process.env);
  if (dev) await develop(address);
  else await start(address);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

/** The server of `next dev` prepares its database as a built one does: see instrumentation.ts. */
async function develop({ port, host }) {
  ensureInstalled({ dev });
  const { server } = await openPort({ port, host });
  await new Promise((closed) => server.close(closed));
  const options = ['--port', String(port), ...(host ? ['--hostname', host] : [])];
  const { kill, ended } = startTied(process.execPath, ['node_modules/next/dist/bin/next', 'dev', ...options]);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => kill(signal));
  process.exit(await ended);
}

/** Answers from the first second, and does only what is missing. */
async function start({ port, host }) {
  const missing = planInstall();
  const needsBuild = !isBuilt();
  const needsData = needsBuild || isNewFolder();
  const steps = createSteps([
    ...(missing ? ['install'] : []),
    ...(needsBuild ? ['build'] : []),
    ...(needsData ? ['data'] : []),
    'open',
  ]);
  const https = process.env.APP_URL?.startsWith('https://') ?? false;
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const startup = createStartupAnswer({ steps, version, https });
  const { server, drain } = await openPort({ port, host, https });
  server.on('request', startup.answer);
  const leave = () => endTied().finally(() => process.exit(0));
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, leave);
  const url = process.env.APP_URL || writeAddress({ port, host });
  console.log(`\n  Partnerdeck ${version} is starting: ${url}\n`);
  try {
    if (missing) {
      steps.begin('install');
      await install(missing);
      steps.end('install');
    }
    if (needsData) {
      const preparation = startTied(process.execPath, ['--import', 'tsx', 'scripts/prepare.ts']);
      const build = () => startBuild({ stdio: ['ignore', 'pipe', 'pipe'] });
      await buildBeside(preparation, needsBuild ? build : undefined, steps);
    }
    steps.begin('open');
    // Only newer Node keeps compiled code.
    module.enableCompileCache?.('.next/cache/node');
    const { openBuild } = await import('./serve.mjs');
    const onShare = (share) => steps.setShare('open', share);
    const serve = await openBuild({ server, drain, port, onShare });
    server.off('request', startup.answer);
    for (const signal of ['SIGTERM', 'SIGINT']) process.off(signal, leave);
    console.log(`\n  Partnerdeck ${version} is ready: ${url}\n`);
    await serve();
    module.flushCompileCache?.();
  } catch (error) {
    await fail(error, { steps, startup });
  }
}

/** The embedded database is new: it is made in a process of its own, because that takes the whole thread for seconds. */
function isNewFolder() {
  const { DATABASE_URL, DATA_DIR = '.data' } = process.env;
  return !DATABASE_URL && !existsSync(join(DATA_DIR || '.data', 'app/postgres'));
}

/** The address to open on this machine. */
function writeAddress({ port, host = 'localhost' }) {
  const name = /^(?:127\.0\.0\.1|0\.0\.0\.0|::1?)$/.test(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Ends with the code of the failed step: at once, or after who has the startup page open could see why. */
async function fail(error, { steps, startup }) {
  const failure = error instanceof StepError ? error : new StepError('open', { reason: 'unknown' });
  if (failure !== error) console.error(error);
  else if (!failure.said) console.error(`${describeFailure(failure)} Then run npm start again.`);
  steps.fail(failure);
  await endTied();
  if (startup.isSeen(seenMs)) await sleep(seenMs);
  process.exit(failure.code);
}
