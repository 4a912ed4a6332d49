import { createServer } from 'node:net';
import { EnvironmentError } from '@/lib/environment';

/** Throws EnvironmentError where something listens on the port already, or it may not be used. */
export function checkPort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => {
      const taken = 'code' in error && error.code === 'EADDRINUSE';
      const reason = taken ? 'is taken' : 'cannot be used';
      reject(new EnvironmentError(`PORT ${port} ${reason}; set PORT to a free one.`));
    });
    server.listen(port, () => server.close(() => resolve()));
  });
}
