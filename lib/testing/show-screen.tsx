import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { render } from './render';

/** A write as the screen sends it, such as `POST /api/alert-rules`. */
export type Sent = { path: string; body: unknown };

/** Renders a screen whose requests are answered here. `read` answers a GET, `write` everything else. Returns the writes. */
export function showScreen(
  element: ReactNode,
  { read, write }: { read: (path: string) => unknown; write: (path: string, body: unknown) => unknown },
): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json(read(path));
    const given: unknown = body ? JSON.parse(String(body)) : undefined;
    sent.push({ path: `${method} ${path}`, body: given });
    return Response.json(write(path, given));
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(<QueryClientProvider client={client}>{element}</QueryClientProvider>);
  return sent;
}

/**
 * Presses the button with a name: the first one, or the one at a position. Waits until no button is busy: that one has
 * another name and ignores presses, and what it began may still close a dialog.
 */
export async function press(name: string, at = 0): Promise<void> {
  const button = await waitFor(() => {
    if (document.querySelector('button[aria-busy="true"]')) throw new Error('A button is busy.');
    return screen.getAllByRole('button', { name, hidden: true }).at(at);
  });
  await act(async () => button?.click());
}

export const fill = (label: string, value: string): boolean =>
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } });
