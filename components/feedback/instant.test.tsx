// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { DrawnAt } from '@/components/ui/use-clock';
import { en } from '@/lib/language/messages/en';
import { LanguageProvider } from '@/lib/language/use-language';
import { Instant } from './instant';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

it('says the same before and after hydration, and then the local time too', async () => {
  const errors = vi.spyOn(console, 'error');
  const page = (
    <LanguageProvider locale="en-US" messages={en}>
      <DrawnAt value={minutesAgo(0)}>
        <Instant at={minutesAgo(5.5)} />
      </DrawnAt>
    </LanguageProvider>
  );
  document.body.innerHTML = renderToString(page);
  expect(document.body.textContent).toBe('5 min ago');
  expect(document.querySelector('time')?.title).toBe('');
  await new Promise((done) => setTimeout(done, 5));
  await act(async () => hydrateRoot(document.body, page));
  expect(document.body.textContent).toBe('5 min ago');
  expect(document.querySelector('time')?.title).not.toBe('');
  expect(errors).not.toHaveBeenCalled();
});
