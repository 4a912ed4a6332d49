import type { Page } from 'playwright/test';

/** Delays all scripts of the page until the returned function is called. */
export async function delayScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/_next\/static\/.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
