/**
 * Options for Debian's Chromium in tests, benchmarks and screenshots: works in a container, and connects only to us.
 */
export const chromiumOptions = {
  executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-sync',
  ],
};
