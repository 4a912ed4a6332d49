import { mkdir } from 'node:fs/promises';
import type { Browser } from 'playwright';
import { enterDemo, openChromium } from '@/bench/measure/open-chromium';
import { serveDashboard } from '@/bench/measure/serve-dashboard';

const folder = 'docs/screens';
const pages = [
  '/overview',
  '/reports',
  '/reports/clicks',
  '/reports/brb',
  '/brands',
  '/products',
  '/creators',
  '/program',
  '/program/creators',
  '/program/lookup',
  '/links',
  '/links/history',
  '/settings/connections',
  '/settings/members',
  '/settings/data',
  '/settings/audit',
  '/settings/appearance',
  '/settings/account',
];

/** Pictures of each page in both themes, of the demo in a data folder of its own. */
const dashboard = await serveDashboard();
const browser = await openChromium();
try {
  await mkdir(folder, { recursive: true });
  for (const colorScheme of ['light', 'dark'] as const) await takeAll(browser, colorScheme);
} finally {
  await browser.close();
  await dashboard.close();
}

async function takeAll(browser: Browser, colorScheme: 'light' | 'dark'): Promise<void> {
  const context = await browser.newContext({ colorScheme, viewport: { width: 1440, height: 1000 } });
  const page = await context.newPage();
  const take = async (path: string) => {
    await page.goto(`${dashboard.url}${path}`, { waitUntil: 'networkidle' });
    // Rows of a first visit come while one looks.
    await page.getByText('partial', { exact: true }).first().waitFor({ state: 'hidden', timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    const name = path.slice(1).replaceAll('/', '-');
    await page.screenshot({ path: `${folder}/${name}-${colorScheme}.png` });
    console.log(`${folder}/${name}-${colorScheme}.png`);
  };
  await take('/sign-in');
  await enterDemo(page, dashboard.url);
  await page.getByText(/complete · \d+ pages/).waitFor({ timeout: 120_000 });
  for (const path of pages) await take(path);
  const followed = [
    ['/brands', /\/brands\/./],
    ['/creators', /\/creators\/./],
    ['/program', /\/program\/campaigns\/./],
  ] as const;
  for (const [list, detail] of followed) {
    await page.goto(`${dashboard.url}${list}`, { waitUntil: 'networkidle' });
    const links = await page
      .getByRole('link')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    const href = links.find((link) => link !== null && detail.test(link));
    if (href) await takeAs(href, `${list.slice(1)}-one`);
  }
  await context.close();

  async function takeAs(href: string, name: string) {
    await page.goto(`${dashboard.url}${href}`, { waitUntil: 'networkidle' });
    await page.screenshot({ path: `${folder}/${name}-${colorScheme}.png` });
    console.log(`${folder}/${name}-${colorScheme}.png`);
  }
}
