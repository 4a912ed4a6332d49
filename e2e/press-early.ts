import type { Page } from 'playwright/test';

/** In pages opened from now on: presses the first match of `selector` once it is there, before the page is hydrated. */
export async function pressEarly(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const looking = setInterval(() => {
      const target = document.querySelector<HTMLElement>(wanted);
      if (!target) return;
      clearInterval(looking);
      target.click();
    }, 5);
  }, selector);
}
