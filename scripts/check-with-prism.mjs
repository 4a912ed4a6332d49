import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureInstalled } from './project.mjs';

// Runs the conformance tests through Prism, a proxy that validates responses against the published document. Prism is
// 90 MB and not a dependency: PRISM is the path of an installed one, otherwise npx downloads it.
const prism = process.env.PRISM ? [process.env.PRISM] : ['npx', '-y', '@stoplight/prism-cli@5.14.2'];

ensureInstalled({ dev: true });
const folder = mkdtempSync(join(tmpdir(), 'partnerdeck-prism-'));
const children = [];

function start(command, args, options) {
  const child = spawn(command, args, options);
  children.push(child);
  return child;
}

async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

async function startPlatform() {
  const child = start(process.execPath, ['scripts/platform.mjs', '--port', '0'], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) return JSON.parse(line);
  throw new Error('The platform ended before it answered.');
}

async function startPrism(upstream) {
  const port = await findFreePort();
  const [command, ...first] = prism;
  const flags = ['proxy', `${upstream}/api/openapi.json`, upstream, '--port', String(port)];
  start(command, [...first, ...flags, '--validate-request', 'false', '--verboseLevel', 'error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const url = `http://127.0.0.1:${port}`;
  for (let turn = 0; turn < 600; turn += 1) {
    const answer = await fetch(url).catch(() => null);
    if (answer) return url;
    await sleep(200);
  }
  throw new Error('Prism did not start within two minutes.');
}

let code = 1;
try {
  const { url, sellerKey, creatorToken } = await startPlatform();
  const proxy = await startPrism(url);
  const suite = start(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', 'conformance', ...process.argv.slice(2)],
    {
      env: {
        ...process.env,
        CONFORMANCE_URL: proxy,
        CONFORMANCE_SELLER_KEY: sellerKey,
        CONFORMANCE_CREATOR_TOKEN: creatorToken,
        CONFORMANCE_PROXY: 'prism',
      },
      stdio: 'inherit',
    },
  );
  [code] = await once(suite, 'exit');
} finally {
  for (const child of children) {
    if (child.exitCode !== null) continue;
    if (child.spawnargs.includes('proxy')) process.kill(-child.pid, 'SIGTERM');
    else child.kill('SIGTERM');
  }
  await sleep(500);
  rmSync(folder, { recursive: true, force: true });
}
process.exit(code ?? 1);
