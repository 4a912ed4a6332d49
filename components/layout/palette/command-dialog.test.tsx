// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildNavigation } from '@/components/layout/navigation';
import { render } from '@/lib/testing/render';
import { CommandDialog } from './command-dialog';
import type { PaletteResult } from './palette-entry';

const push = vi.fn();
const unused = () => {};
const router: AppRouterInstance = {
  push,
  bfcacheId: '0',
  ...{ replace: unused, refresh: unused, prefetch: unused, back: unused, forward: unused },
};
const navigation = buildNavigation({ seller: true, creator: true, role: 'owner' });

beforeEach(() => push.mockClear());
afterEach(cleanup);

/** A palette whose answers come when they are let go. */
function open() {
  const asked = new Map<string, (result: PaletteResult) => void>();
  const search = (text: string) =>
    new Promise<PaletteResult>((resolve) => {
      asked.set(text, resolve);
    });
  render(
    <AppRouterContext value={router}>
      <CommandDialog navigation={navigation} search={search} onClose={unused} />
    </AppRouterContext>,
  );
  const field = screen.getByRole('combobox');
  return {
    type: (text: string) => fireEvent.change(field, { target: { value: text } }),
    press: (key: string) => fireEvent.keyDown(field, { key }),
    answer: async (text: string, ...names: string[]) => {
      await waitFor(() => expect(asked.has(text)).toBe(true));
      const entries = names.map((name) => ({ id: name, label: name, path: `/brands/${name}` }));
      asked.get(text)?.({ groups: [{ name: 'brands', label: 'Brands', entries }], unread: [] });
      asked.delete(text);
      await waitFor(() => expect(screen.queryByText('Searching…')).toBeNull());
    },
  };
}

it('opens what was found for the text that is there', async () => {
  const { type, press, answer } = open();
  type('zan');
  await answer('zan', 'zanzibar', 'zander');
  press('Enter');
  expect(push).toHaveBeenCalledExactlyOnceWith('/brands/zanzibar');
});

it('leads nowhere from what was found for an older text', async () => {
  const { type, press, answer } = open();
  type('zan');
  await answer('zan', 'zanzibar', 'zander');
  type('zande');
  expect(screen.getByRole('option', { name: 'zanzibar' }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('option', { name: 'zanzibar' }));
  press('Enter');
  expect(push).not.toHaveBeenCalled();
  await answer('zande', 'zander');
  expect(push).toHaveBeenCalledExactlyOnceWith('/brands/zander');
});

it('forgets an Enter when typing goes on, and one that finds nothing', async () => {
  const { type, press, answer } = open();
  type('zan');
  press('Enter');
  press('d');
  type('zand');
  await answer('zand', 'zander');
  expect(push).not.toHaveBeenCalled();
  type('zandx');
  press('Enter');
  await answer('zandx');
  type('zand');
  await answer('zand', 'zander');
  expect(push).not.toHaveBeenCalled();
  press('Enter');
  expect(push).toHaveBeenCalledExactlyOnceWith('/brands/zander');
});
