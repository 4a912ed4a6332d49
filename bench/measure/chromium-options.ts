/** Debian's Chromium, as tests, measurements and pictures start it: inside a container, asking nobody but us. */
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
