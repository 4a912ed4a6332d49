// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildNavigation } from '@/components/layout/navigation';
import { router } from '@/lib/testing/next/navigation';
import { render } from '@/lib/testing/render';
import { CommandDialog } from './command-dialog';
import type { PaletteResult } from './palette-entry';

const unused = () => {};
const navigation = buildNavigation({
  seller: true,
  creator: true,
  role: 'owner',
  creatorEarnings: false,
  operator: false,
  says: [],
  several: false,
});

function Dialog({ search }: Pick<ComponentProps<typeof CommandDialog>, 'search'>) {
  const [text, setText] = useState('');
  return (
    <CommandDialog navigation={navigation} text={text} onText={setText} search={search} onClose={unused} />
  );
}

beforeEach(() => router.push.mockClear());
afterEach(cleanup);

/** A palette whose results arrive when the test releases them. */
function open() {
  const pending = new Map<string, (result: PaletteResult) => void>();
  const search = (text: string) =>
    new Promise<PaletteResult>((resolve) => {
      pending.set(text, resolve);
    });
  render(<Dialog search={search} />);
  const field = screen.getByRole('combobox');
  return {
    type: (text: string) => fireEvent.change(field, { target: { value: text } }),
    press: (key: string) => fireEvent.keyDown(field, { key }),
    answer: async (text: string, ...names: string[]) => {
      await waitFor(() => expect(pending.has(text)).toBe(true));
      const entries = names.map((name) => ({ id: name, label: name, path: `/brands/${name}` }));
      pending.get(text)?.({ groups: [{ name: 'brands', label: 'Brands', entries }], unread: [] });
      pending.delete(text);
      await waitFor(() => expect(screen.queryByText('Searching…')).toBeNull());
    },
  };
}

it('opens the result for the current text', async () => {
  const { type, press, answer } = open();
  type('zan');
  await answer('zan', 'zanzibar', 'zander');
  press('Enter');
  expect(router.push).toHaveBeenCalledExactlyOnceWith('/brands/zanzibar');
});

it('does not open results for an older text', async () => {
  const { type, press, answer } = open();
  type('zan');
  await answer('zan', 'zanzibar', 'zander');
  type('zande');
  expect(screen.getByRole('option', { name: 'zanzibar' }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('option', { name: 'zanzibar' }));
  press('Enter');
  expect(router.push).not.toHaveBeenCalled();
  await answer('zande', 'zander');
  await waitFor(() => expect(router.push).toHaveBeenCalledExactlyOnceWith('/brands/zander'));
});

it('drops a pending Enter when typing continues, or when nothing is found', async () => {
  const { type, press, answer } = open();
  type('zan');
  press('Enter');
  press('d');
  type('zand');
  await answer('zand', 'zander');
  expect(router.push).not.toHaveBeenCalled();
  type('zandx');
  press('Enter');
  await answer('zandx');
  type('zand');
  await answer('zand', 'zander');
  expect(router.push).not.toHaveBeenCalled();
  press('Enter');
  expect(router.push).toHaveBeenCalledExactlyOnceWith('/brands/zander');
});
