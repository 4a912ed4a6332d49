// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { visit } from '@/lib/testing/next/navigation';
import { render } from '@/lib/testing/render';
import { TabLinks } from './tab-links';

beforeEach(() => visit('/settings/account'));

vi.mock('./near-link', () => ({ NearLink: (props: object) => <a {...props}>Account</a> }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('scrolls the current tab into view within its list, and does not scroll the page', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.tagName === 'NAV' ? new DOMRect(0, 0, 300, 40) : new DOMRect(420, 0, 80, 40);
  });
  render(<TabLinks label="Settings" tabs={[{ href: '/', path: '/settings/account', label: 'Account' }]} />);
  expect(screen.getByRole('navigation').scrollLeft).toBe(200);
  expect(scrolled).not.toHaveBeenCalled();
});
