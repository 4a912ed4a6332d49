import { isLoopback, readHost } from './upstream-address';

/** A mail server. `user` and `password` are empty for one that asks for neither. */
export type SmtpServer = {
  host: string;
  port: number;
  /** Encrypted from the start. Otherwise the connection begins in plain text. */
  secure: boolean;
  /** On this machine, so that nobody can listen on the way. */
  local: boolean;
  user: string;
  password: string;
};

const ports: Record<string, number> = { 'smtp:': 587, 'smtps:': 465 };

/** Reads `smtp://user:password@host:port`; undefined if it cannot be read as it was meant. */
export function readSmtpUrl(text: string): SmtpServer | undefined {
  try {
    const url = new URL(text);
    const usual = ports[url.protocol];
    const host = readHost(url.hostname);
    const rest = url.pathname.replace('/', '') + url.search + url.hash;
    if (usual === undefined || rest !== '' || url.port === '0' || !/^[\w.:-]+$/.test(host)) return undefined;
    // Throws for a % that encodes nothing.
    const [user, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
    if ((user === '') !== (password === '')) return undefined;
    const port = url.port === '' ? usual : Number(url.port);
    return { host, port, secure: url.protocol === 'smtps:', local: isLoopback(host), user, password };
  } catch {
    return undefined;
  }
}
