import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
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

/** Presses the button with a name: the first one, or the one at a position. */
export async function press(name: string, at = 0): Promise<void> {
  const buttons = await screen.findAllByRole('button', { name, hidden: true });
  await act(async () => buttons.at(at)?.click());
}

export const fill = (label: string, value: string): boolean =>
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } });
