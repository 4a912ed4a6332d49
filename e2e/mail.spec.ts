import { expect, test } from 'playwright/test';
import { openSmtpSink, type SmtpSink } from '@/lib/server/mail/testing/smtp-sink';
import { findFreePort } from '@/lib/testing/free-port';
import { expectToLookRight } from './accessible';
import { awaitReady, endServers, enter, folderOf, type Server, start } from './own-server';
import { waitUntilReady } from './ready';
import { rowOf } from './rows';
import { admin } from './servers';

const password = 'canary-of-smtp';
const fresh = 'another horse battery staple';
let sink: SmtpSink;
let server: Server;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  sink = await openSmtpSink();
  const PORT = String(await findFreePort());
  server = await start({
    PORT,
    DATA_DIR: folderOf('mail'),
    APP_URL: `http://localhost:${PORT}`,
    SMTP_URL: sink.url.replace('//', `//deck:${password}@`),
    MAIL_FROM: 'Deck <deck@example.com>',
  });
  await awaitReady(server);
});
test.afterAll(async () => {
  await sink.close();
  endServers();
});

/** The link in the newest mail to this address. */
async function readLink(to: string): Promise<string> {
  await expect.poll(() => sink.mails.filter((mail) => mail.to.includes(to)).length).toBeGreaterThan(0);
  const mail = sink.mails.findLast((mail) => mail.to.includes(to));
  return /^http:\S+$/m.exec(mail?.text ?? '')?.[0] ?? '';
}

test('an invitation is mailed, its link opens, and a test says that mail works', async ({
  page,
  browser,
}) => {
  await enter(page, server.url);
  await page.goto(`${server.url}/settings/members`);
  await page.getByLabel(/^E-mail/).fill('bo@example.org');
  await page.getByRole('button', { name: 'Create invite link' }).click();
  await expect(page.getByText('The invitation is on its way to bo@example.org.')).toBeVisible();
  await expect(page.getByLabel('Invitation link')).toHaveValue(/\/invite\//);
  const link = await readLink('bo@example.org');
  await page.reload();
  await expect(page.getByText('Mailed to bo@example.org')).toBeVisible();
  const guest = await browser.newPage();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: /^Join / })).toBeVisible();
  await guest.close();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText(`A test was sent to ${admin.email}.`)).toBeVisible();
  expect(await page.content()).not.toContain(password);
});

test('a saved view is previewed, scheduled, confirmed by an address outside, sent and stopped', async ({
  page,
  browser,
}) => {
  test.slow();
  const outside = 'ops@brand.example';
  await enter(page, server.url);
  await page.goto(`${server.url}/reports?range=last-28-days&currency=USD`);
  await waitUntilReady(page);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: /^Save/ }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Four weeks');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Four weeks' }).click();
  await page.getByRole('menuitem', { name: 'Send by mail…' }).click();
  const dialog = page.getByRole('dialog').first();
  await expect(dialog.getByLabel('What to send')).toHaveValue(/^view:/);
  await dialog.getByRole('button', { name: 'Schedule report' }).click();
  await expect(dialog.getByText('Enter a name')).toBeVisible();
  await dialog.getByLabel('Name').fill('Weekly sales');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(page.frameLocator('iframe').getByRole('link', { name: 'Open in Partnerdeck' })).toBeVisible();
  await page.keyboard.press('Escape');
  await dialog.getByLabel(/^Addresses outside/).fill(outside);
  await dialog.getByRole('button', { name: 'Schedule report' }).click();
  await expect(page.getByText('The report is scheduled')).toBeVisible();
  const row = rowOf(page, 'Weekly sales');
  await expect(row.getByText('Not confirmed')).toBeVisible();
  await expectToLookRight(page);

  const guest = await browser.newPage();
  await guest.goto(await readLink(outside));
  await guest.getByRole('button', { name: 'Yes, send it' }).click();
  await expect(guest.getByRole('heading', { name: 'You get this report' })).toBeVisible();

  const { length } = sink.mails;
  await row.getByRole('button', { name: 'Send Weekly sales now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send now' }).click();
  await expect
    .poll(
      () =>
        sink.mails
          .slice(length)
          .flatMap(({ to }) => to)
          .sort(),
      { timeout: 60_000 },
    )
    .toEqual([outside, admin.email].sort());
  const mail = sink.mails.findLast(({ to }) => to.includes(outside));
  await guest.goto(/^http:\S+\/stop-mail\/\S+$/m.exec(mail?.text ?? '')?.[0] ?? '');
  await guest.getByRole('button', { name: 'Stop mail' }).click();
  await expect(guest.getByRole('heading', { name: 'This mail has stopped' })).toBeVisible();
  await guest.close();
  await page.reload();
  await expect(row.getByText('Stopped')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a forgotten password is reset by a mailed link', async ({ page }) => {
    await page.goto(`${server.url}/sign-in`);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    for (const email of ['nobody@example.com', admin.email]) {
      await page.goto(`${server.url}/forgot`);
      await page.getByLabel('E-mail').fill(email);
      await page.getByRole('button', { name: 'Send link' }).click();
      await expect(page.getByRole('heading', { name: /^If an account has this address/ })).toBeVisible();
    }
    await expect
      .poll(() => sink.mails.filter(({ text }) => text.includes('/reset/')).map(({ to }) => to))
      .toEqual([[admin.email]]);
    await page.goto(await readLink(admin.email));
    await page.locator('input[type=password]').first().fill(fresh);
    await page.getByRole('button', { name: 'Set password and sign in' }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/reset'));
    await page.goto(`${server.url}/settings/audit`);
    await expect(page.getByText('Asked for a password reset by mail')).toBeVisible();
    expect(server.text()).not.toContain(password);
  });
});
