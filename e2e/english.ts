import type { Page } from 'playwright/test';
import { en } from '@/lib/language/messages/en';

type Tree = { readonly [key: string]: string | Tree };

const listTexts = (tree: Tree): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : listTexts(value)));

/** English sentences that another language translates differently. Single words may be names in the data. */
export function listEnglish(other: Tree): string[] {
  const [ours, theirs] = [listTexts(en), listTexts(other)];
  const same = new Set(theirs);
  return ours.filter((text) => /\S \S/.test(text) && !/[{<]/.test(text) && !same.has(text));
}

/** All text of a page, including accessible names. */
export const readTexts = (page: Page): Promise<string[]> =>
  page.locator('body').evaluate((body) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (!walker.currentNode.parentElement?.closest('script, style'))
        texts.push(walker.currentNode.textContent ?? '');
    }
    for (const part of body.querySelectorAll('[aria-label], [placeholder], [title]')) {
      for (const name of ['aria-label', 'placeholder', 'title']) texts.push(part.getAttribute(name) ?? '');
    }
    return texts.map((text) => text.trim());
  });
