import { type Browser, chromium, type Page } from 'playwright';

export function openChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-sync',
    ],
  });
}

/** Signs in to the demo of a dashboard that has just begun. */
export async function enterDemo(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/sign-in`);
  await page.getByRole('button', { name: 'Explore the demo' }).click();
  await page.waitForURL('**/overview');
}
