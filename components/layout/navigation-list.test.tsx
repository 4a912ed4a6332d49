// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { visit } from '@/lib/testing/next/navigation';
import { render } from '@/lib/testing/render';
import { buildNavigation } from './navigation';
import { NavigationList } from './navigation-list';

beforeEach(() => visit('/overview'));

vi.mock('@/components/ui/near-link', () => ({
  NearLink: ({ title, href }: { title: string; href: { pathname: string } }) => (
    <a href={href.pathname}>{title}</a>
  ),
}));

afterEach(cleanup);

it('lists pages that have something to say', () => {
  render(
    <NavigationList
      navigation={buildNavigation({
        seller: true,
        creator: false,
        role: 'owner',
        creatorEarnings: false,
        operator: false,
        says: ['closing'],
        several: false,
      })}
    />,
  );
  for (const name of ['Profit', 'Month closing']) expect(screen.getByRole('link', { name })).toBeDefined();
});
