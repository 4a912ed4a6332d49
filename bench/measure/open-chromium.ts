import { type Browser, chromium, type Page } from 'playwright';
import { chromiumOptions } from './chromium-options';

export const openChromium = (): Promise<Browser> => chromium.launch(chromiumOptions);

/** Signs in to the demo of a dashboard that has just begun. */
export async function enterDemo(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/sign-in`);
  await page.getByRole('button', { name: 'Explore the demo' }).click();
  await page.waitForURL('**/overview');
}
