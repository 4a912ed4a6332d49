import { mkdir, writeFile } from 'node:fs/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { enterDemo, openChromium } from '@/bench/measure/open-chromium';
import { serveDashboard } from '@/bench/measure/serve-dashboard';
import { examplePicture } from '@/components/feedback/examples/example-picture';
import { pageExamples } from '@/components/feedback/examples/page-examples';

const folder = 'docs/screens';
const outside = ['/sign-in', '/sign-up', '/docs/api', '/docs/api/dashboard'];
const pages = [
  '/overview',
  '/today',
  '/workspaces',
  '/reports',
  '/reports/clicks',
  '/reports/brb',
  '/reports/profit',
  '/reports/profit?show=cpc',
  '/reports/closing',
  '/reports/settlement',
  '/reports/goals',
  '/brands',
  '/products',
  '/creators',
  '/desk',
  '/desk?view=table',
  '/program',
  '/program/creators',
  '/program/lookup',
  '/links',
  '/links/batch',
  '/links/history',
  '/links/performance',
  '/links/earnings',
  '/links/evidence',
  '/links/health',
  '/links/help',
  '/settings/connections',
  '/settings/members',
  '/settings/tokens',
  '/inbox',
  '/inbox/scheduled',
  '/inbox/shared',
  '/settings/channels',
  '/settings/groups',
  '/settings/margins',
  '/settings/costs',
  '/settings/credits',
  '/settings/currencies',
  '/settings/data',
  '/settings/audit',
  '/settings/appearance',
  '/settings/account',
];
/** Lists whose first row has a detail page, by the name of its picture. */
const lists = {
  'brands-one': '/brands',
  'creators-one': '/creators',
  'program-one': '/program?statuses=DELIVERING',
};

const desktop = { viewport: { width: 1440, height: 1000 } };
/** Devices for each page. A picture's name ends with width and theme. */
const devices = {
  1440: desktop,
  1024: { viewport: { width: 1024, height: 900 } },
  390: { viewport: { width: 390, height: 844 }, hasTouch: true, deviceScaleFactor: 2 },
};
const example = { viewport: { width: 1200, height: 750 } };

/** Takes pictures of each page of a new demo, at three widths in both themes. */
const dashboard = await serveDashboard();
const browser = await openChromium();
try {
  await mkdir(folder, { recursive: true });
  const batch = await makeBatch(browser);
  const invitation = await makeInvitation(browser);
  const firsts = await findFirsts(browser);
  for (const colorScheme of ['light', 'dark'] as const) {
    const open = (options: BrowserContextOptions) => openPage(browser, { ...options, colorScheme });
    for (const [width, device] of Object.entries(devices)) {
      const page = await open(device);
      const take = (path: string, name: string) => takePicture(page, path, `${name}-${width}-${colorScheme}`);
      for (const path of outside) await take(path, nameOf(path));
      await take(invitation, 'invite-one');
      await enterDemo(page, dashboard.url);
      for (const path of pages) await take(path, nameOf(path));
      for (const [name, path] of Object.entries(firsts)) await take(path, name);
      await take(batch, 'links-batch-one');
      await page.context().close();
    }
    const examples = await open(example);
    await enterDemo(examples, dashboard.url);
    for (const { path } of pageExamples) await takeExample(examples, path, colorScheme);
  }
} finally {
  await browser.close();
  await dashboard.close();
}

function nameOf(path: string): string {
  return path.slice(1).replaceAll(/\W+/g, '-');
}

async function openPage(from: Browser, options: BrowserContextOptions): Promise<Page> {
  return (await from.newContext({ ...options, baseURL: dashboard.url })).newPage();
}

async function takePicture(page: Page, path: string, name: string): Promise<void> {
  await openWhole(page, path);
  const file = `${folder}/${name}.webp`;
  const browser = await page.context().newCDPSession(page);
  // Playwright cannot write WebP, which takes a third of PNG's size.
  const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality: 85 });
  await browser.detach();
  await writeFile(file, data, 'base64');
  console.log(file);
}

async function takeExample(page: Page, path: string, theme: 'light' | 'dark'): Promise<void> {
  await openWhole(page, path);
  const file = `public${examplePicture(path, theme)}`;
  await page.screenshot({ path: file, type: 'jpeg', quality: 70 });
  console.log(file);
}

/** Opens a page and waits for the rows of a first visit. */
async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByText('partial', { exact: true }).first().waitFor({ state: 'hidden', timeout: 120_000 });
  await page.waitForLoadState('networkidle');
}

/** The detail pages of the first rows of `lists`, by picture name. */
async function findFirsts(from: Browser): Promise<Record<string, string>> {
  const page = await openPage(from, desktop);
  await enterDemo(page, dashboard.url);
  const firsts: Record<string, string> = {};
  for (const [name, list] of Object.entries(lists)) {
    await page.goto(list, { waitUntil: 'networkidle' });
    const first = page.getByRole('grid').getByRole('rowheader').first().getByRole('link');
    firsts[name] = (await first.getAttribute('href')) ?? list;
  }
  await page.context().close();
  return firsts;
}

/** Creates and runs a batch, so that its page and the history show links. Returns the page's path. */
async function makeBatch(from: Browser): Promise<string> {
  const page = await openPage(from, desktop);
  await enterDemo(page, dashboard.url);
  await page.getByRole('button', { name: /^All loaded / }).waitFor({ timeout: 120_000 });
  const { products } = await (await page.request.get('/api/links/products?q=a')).json();
  const ids = products.map(({ primaryId }: { primaryId: string }) => primaryId);
  await page.goto('/links/batch', { waitUntil: 'networkidle' });
  await page.getByRole('textbox', { name: 'Products' }).fill(ids.join('\n'));
  await page.getByRole('textbox', { name: /^Subids for every product/ }).fill('newsletter\nspring-video');
  await page.getByRole('textbox', { name: /^Batch name/ }).fill('Spring campaign');
  await page.getByRole('button', { name: /^Create \d+ links$/ }).click();
  await page.waitForURL('**/links/batch/*');
  await page.getByText('Finished', { exact: true }).waitFor({ timeout: 60_000 });
  const { pathname } = new URL(page.url());
  await page.context().close();
  return pathname;
}

/** Creates a workspace with an invitation. Returns the invitation's URL. */
async function makeInvitation(from: Browser): Promise<string> {
  const page = await openPage(from, desktop);
  await page.goto('/sign-up', { waitUntil: 'networkidle' });
  await page.getByLabel('Your name').fill('Ada Moreau');
  await page.getByLabel('E-mail').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a password for pictures');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL((url) => url.pathname !== '/sign-up');
  await page.goto('/settings/members', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Create invite link' }).click();
  const address = await page.getByLabel('Invitation link').inputValue();
  await page.context().close();
  return address;
}
