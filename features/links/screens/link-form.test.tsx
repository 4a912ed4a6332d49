// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from '@/lib/testing/render';
import { emptyValues } from './form-values';
import { LinkForm } from './link-form';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// With nested forms, the browser would submit the outer one and reload the page.
it('asks for a preset’s name outside the link form', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ presets: [], recentSubid1: [], recentSubid2: [] }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LinkForm initial={{ ...emptyValues, subid1: 'bio' }} onMade={() => {}} focusFirst={false} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save these subids' }));
  const dialog = await screen.findByRole('dialog', { name: 'Presets' }, { timeout: 30_000 });
  expect(dialog.closest('form')).toBeNull();
});

it('moves between a subid and its suggestions by arrow keys', async () => {
  const suggestions = { presets: [], recentSubid1: ['bio', 'shelf'], recentSubid2: [] };
  vi.stubGlobal('fetch', async () => Response.json(suggestions));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LinkForm initial={emptyValues} onMade={() => {}} focusFirst={false} />
    </QueryClientProvider>,
  );
  await screen.findByText('bio');
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  const focused = () => document.activeElement?.getAttribute('aria-label');
  const field = screen.getByRole('textbox', { name: /^Subid 1/ });
  field.focus();
  press('ArrowRight');
  expect(document.activeElement).toBe(field);
  press('ArrowDown');
  expect(focused()).toBe('Use bio');
  press('ArrowRight');
  expect(focused()).toBe('Use shelf');
  press('ArrowRight');
  expect(focused()).toBe('Use shelf');
  press('ArrowLeft');
  press('ArrowUp');
  expect(document.activeElement).toBe(field);
});
