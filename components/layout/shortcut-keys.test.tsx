// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { router } from '@/lib/testing/next/navigation';
import { render } from '@/lib/testing/render';
import { buildNavigation } from './navigation';
import { readKey, ShortcutKeys } from './shortcut-keys';

const navigation = buildNavigation({
  seller: true,
  creator: false,
  role: 'analyst',
  creatorEarnings: false,
  operator: false,
  says: [],
  several: false,
});

/** Presses a key so long after the page has loaded. */
function press(key: string, ms: number): void {
  const event = new KeyboardEvent('keydown', { key });
  Object.defineProperty(event, 'timeStamp', { value: ms });
  window.dispatchEvent(event);
}

afterEach(() => {
  cleanup();
  router.push.mockClear();
});

it('goes to a page by g and its letter, at once and much later', () => {
  render(<ShortcutKeys navigation={navigation} />);
  for (const since of [0, 60_000]) {
    press('g', since + 100);
    press('p', since + 200);
  }
  expect(router.push.mock.calls).toEqual([['/products'], ['/products']]);
});

it('stays where a letter comes without g, or too late, also right after the page has loaded', () => {
  render(<ShortcutKeys navigation={navigation} />);
  press('p', 100);
  press('g', 60_000);
  press('p', 62_000);
  expect(router.push).not.toHaveBeenCalled();
});

const key = (key: string, more = {}) => ({ key, meta: false, typing: false, ...more });

it.each([
  ['⌘K, also while typing', key('k', { meta: true, typing: true }), false, { kind: 'palette' }],
  ['? lists the keys', key('?'), false, { kind: 'shortcuts' }],
  ['? in a field is a character', key('?', { typing: true }), false, null],
  ['g then p', key('p'), true, { kind: 'go', path: '/products' }],
  ['p alone', key('p'), false, null],
  ['g then l, out of reach', key('l'), true, null],
  ['⌘P is the browser’s', key('p', { meta: true }), true, null],
])('%s', (_name, pressed, afterG, expected) => {
  expect(readKey(navigation, pressed, afterG)).toEqual(expected);
});
