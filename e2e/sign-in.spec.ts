import { expect, fillSignIn, signedOut } from './fixtures';

signedOut.use({ javaScriptEnabled: false });

signedOut('signing in works without scripts, and says why it is refused @quick', async ({ page }, info) => {
  await page.goto('/sign-in');
  const email = page.getByLabel('E-mail');
  await email.fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Wrong e-mail or password.');
  await expect(email).toHaveValue('nobody@example.com');
  await fillSignIn(page, info.project.name);
  await page.waitForURL('**/overview');
});
