// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { visit } from '@/lib/testing/next/navigation';
import { render } from '@/lib/testing/render';
import { ChangeLink } from './change-link';

afterEach(() => {
  cleanup();
  visit('/');
});

it('keeps the days, the currency and the filters of its list', () => {
  visit('/creators?range=last-90-days&sort=-sales&q=ada');
  render(
    <ChangeLink group="creator" filters={{ currency: 'EUR', brands: ['a', 'b'], creator_groups: [] }} />,
  );
  const href = screen.getByRole('link', { name: 'Largest falls' }).getAttribute('href') ?? '';
  const address = new URL(href, 'http://localhost');
  expect(address.pathname).toBe('/reports');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    group: 'creator',
    order: 'fall',
    currency: 'EUR',
    brands: 'a,b',
    range: 'last-90-days',
  });
});
