import { expect, type Page, test as plain } from 'playwright/test';
import { admin } from './servers';

export { expect };

/** Fails a test if the content policy blocked something in its pages. */
const base = plain.extend<{ violations: string[] }>({
  violations: [
    async ({ context }, use) => {
      const violations: string[] = [];
      context.on('console', (message) => {
        const text = message.text();
        if (text.includes('Content Security Policy')) violations.push(text);
      });
      await use(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

/** On the sign-in page: opens the demo with the embedded platform, otherwise enters e-mail and password. */
export async function fillSignIn(page: Page, project: string): Promise<void> {
  if (project === 'embedded') {
    await page.getByRole('button', { name: 'Explore the demo' }).click();
  } else {
    await page.getByLabel('E-mail').fill(admin.email);
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }
}

/** Signs in through the sign-in page. */
export async function signIn(page: Page, project: string, site = ''): Promise<void> {
  await page.goto(`${site}/sign-in`);
  await fillSignIn(page, project);
  await page.waitForURL('**/overview');
}

type WorkerFixtures = { session: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>> };

/** Tests that start signed in. Each worker signs in once. */
export const test = base.extend<{ storageState: WorkerFixtures['session'] }, WorkerFixtures>({
  session: [
    async ({ browser }, use, info) => {
      const page = await browser.newPage({ baseURL: info.project.use.baseURL });
      // Outside of a test, a page waits 30 s at most.
      page.setDefaultTimeout(180_000);
      await signIn(page, info.project.name);
      if (info.project.name === 'embedded') await page.getByRole('button', { name: 'Got it' }).click();
      const session = await page.context().storageState();
      await page.close();
      await use(session);
    },
    { scope: 'worker' },
  ],
  storageState: ({ session }, use) => use(session),
});

/** A test that starts signed out. */
export const signedOut = base;
