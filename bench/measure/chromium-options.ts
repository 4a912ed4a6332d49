import { findChromium } from '@/scripts/debian.mjs';

/** Name of Debian's package, of its command, and of the program in `/usr/lib/chromium`. */
export const headlessShell = 'chromium-headless-shell';

/** Options for Chromium in tests, benchmarks and screenshots: works in a container, and connects only to us. */
export const chromiumOptions = {
  executablePath: findChromium() ?? `/usr/bin/${headlessShell}`,
  args: [
    '--no-sandbox',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-sync',
  ],
};
