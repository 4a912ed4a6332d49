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

// A browser sends the outer of two nested forms, which reloads the page.
it('asks for a preset’s name outside its own form', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ presets: [], recentSubid1: [], recentSubid2: [] }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LinkForm initial={{ ...emptyValues, subid1: 'bio' }} onMade={() => {}} focusFirst={false} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save these subids' }));
  const dialog = await screen.findByRole('dialog', { name: 'Presets' }, { timeout: 10_000 });
  expect(dialog.closest('form')).toBeNull();
});
