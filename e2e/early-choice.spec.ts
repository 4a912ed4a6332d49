import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { waitUntilComplete } from './reports/look';

/** From now on no script of the page arrives before the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
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

test('a choice made before any script has come counts', async ({ page }) => {
  await page.goto('/overview');
  await waitUntilComplete(page);
  const sales = page.getByRole('region', { name: 'Sales', exact: true });
  await expect(sales).toContainText('from ');
  const release = await holdScripts(page);
  await page.goto('/overview', { waitUntil: 'commit' });
  await page.getByLabel('Compare with').selectOption('No comparison');
  await page.getByRole('radio', { name: 'Clicks' }).check();
  release();
  await expect(page).toHaveURL(/compare=none/);
  await expect(page).toHaveURL(/metric=clicks/);
  await expect(sales).not.toContainText('from ');
  await expect(page.getByRole('figure', { name: /^Clicks by day/ })).toBeVisible();
});

function choose(): void {
  const select = document.querySelector('select');
  if (!select) throw new Error('nothing to choose from');
  select.value = 'none';
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

const has = (thing: object | null, key: string) =>
  Object.keys(thing ?? {}).some((own) => own.startsWith(key));

/** Moments too short to be met from without, each met in the page itself. */
const moments = {
  'the page listens': (then: () => void, has: Has) => {
    const wait = () =>
      document.querySelector('select') && has(document, '_reactListening') ? then() : setTimeout(wait);
    wait();
  },
  'the field is taken up': (then: () => void, has: Has) => {
    const wait = () => (has(document.querySelector('select'), '__reactProps') ? then() : setTimeout(wait));
    wait();
  },
  // The router writes the address once before it listens to what others write.
  'the router has written the address': (then: () => void) => {
    const { replaceState } = history;
    history.replaceState = (...given) => {
      replaceState.apply(history, given);
      history.replaceState = replaceState;
      queueMicrotask(then);
    };
  },
};
type Has = typeof has;

for (const [name, moment] of Object.entries(moments)) {
  test(`a choice made as soon as ${name} counts`, async ({ page }) => {
    await page.goto('/overview');
    await waitUntilComplete(page);
    await page.addInitScript(`(${moment})(${choose}, ${has})`);
    await page.goto('/overview');
    await expect(page).toHaveURL(/compare=none/);
    await expect(page.getByRole('region', { name: 'Sales', exact: true })).not.toContainText('from ');
  });
}
