/** @param {string} text */
export const isPort = (text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;
export const portRule = 'must be a port from 1 to 65535';

/** @param {string} text */
export const isHost = (text) => /^[\w.:-]+$/.test(text);
export const hostRule = 'must be an address or a host name';

export const defaultPort = 3000;

/**
 * The demo serves one person on one machine. Other servers serve known people on a network.
 * @param {boolean} isDemo
 */
export const defaultHost = (isDemo) => (isDemo ? '127.0.0.1' : undefined);

/**
 * The port and host of the server, before packages are installed. Throws an error with one sentence. lib/base/environment.ts
 * reads all variables by the same rules.
 * @param {Record<string, string | undefined>} variables
 */
export function readListenAddress({ PORT, HOST, DEMO, AFFILIATE_BASE_URL }) {
  if (PORT && !isPort(PORT)) throw new Error(`PORT ${portRule}.`);
  if (HOST && !isHost(HOST)) throw new Error(`HOST ${hostRule}.`);
  const isDemo = DEMO !== 'off' && !AFFILIATE_BASE_URL;
  return { port: Number(PORT || defaultPort), host: HOST || defaultHost(isDemo) };
}
