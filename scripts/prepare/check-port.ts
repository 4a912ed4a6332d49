import { createServer } from 'node:net';
import { EnvironmentError } from '@/lib/base/environment';

/** Throws EnvironmentError if the port is in use, or the port or host is not allowed. */
export function checkPort(port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => {
      const code = 'code' in error ? error.code : undefined;
      const elsewhere = code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND';
      const reason = code === 'EADDRINUSE' ? 'is taken' : 'cannot be used';
      const problem = elsewhere
        ? `HOST ${host} is no address of this machine; correct it.`
        : `PORT ${port} ${reason}; set PORT to a free one.`;
      reject(new EnvironmentError(problem));
    });
    server.listen({ port, host }, () => server.close(() => resolve()));
  });
}
