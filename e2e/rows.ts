import type { Locator, Page } from 'playwright/test';

/** The row of a list of the page. A notification is a list item too, outside the page, and may have the same words. */
export function rowOf(page: Page, text: string): Locator {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: text });
}

/** A name for what a test makes. A second try of a test finds what the first one left, under another name. */
export function nameFor(info: { project: { name: string }; retry: number }, what: string): string {
  return `${what} of ${info.project.name}${info.retry === 0 ? '' : ` ${info.retry}`}`;
}
