import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EnvironmentError } from '@/lib/base/environment';
import type { Metrics } from './metrics';

/** Readiness checks. Each returns null, or a sentence about what is not ready. */
export type Checks = Record<string, () => Promise<string | null>>;

export type MetricsServer = {
  port: number;
  /** Call once the databases are open. Until then nothing is ready, and only process metrics are served. */
  watch: (opened: { collect: () => Promise<void>; checks: Checks }) => void;
  close: () => Promise<void>;
};

/**
 * Serves GET /metrics in Prometheus text format, and GET /readyz with a line per check, on a separate port. Throws if
 * the port is in use.
 */
export async function serveMetrics(
  metrics: Metrics,
  { port, host }: { port: number; host: string },
): Promise<MetricsServer> {
  let collect = async () => {};
  let checks: Checks = {
    start: async () => 'The databases are being opened, and their tables brought up to date.',
  };

  async function answer(path: string): Promise<{ status: number; type: string; text: string }> {
    if (path === '/metrics') {
      await collect();
      return { status: 200, type: metrics.registry.contentType, text: await metrics.registry.metrics() };
    }
    if (path !== '/readyz')
      return { status: 404, type: 'text/plain', text: 'There is /metrics and /readyz.\n' };
    const lines = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        const problem = await check().catch((error: Error) => error.message);
        return { ok: problem === null, text: `${name}: ${problem ?? 'ok'}\n` };
      }),
    );
    const ready = lines.every(({ ok }) => ok);
    return { status: ready ? 200 : 503, type: 'text/plain', text: lines.map(({ text }) => text).join('') };
  }

  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    answer(path).then(
      ({ status, type, text }) => {
        response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
      },
      (error: Error) => response.writeHead(500).end(`${error.message}\n`),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new EnvironmentError(`METRICS_PORT ${port} is taken; set it to a free one.`)
          : error,
      ),
    );
    server.listen({ port, host }, resolve);
  });
  // This server alone does not keep the process running.
  server.unref();
  const close = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  const watch: MetricsServer['watch'] = (opened) => {
    ({ collect, checks } = opened);
  };
  return { watch, port: (server.address() as AddressInfo).port, close };
}
