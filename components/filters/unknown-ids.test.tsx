// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { render } from '@/lib/testing/render';
import { UnknownIds } from './unknown-ids';

afterEach(cleanup);

const ids = (count: number) => Array.from({ length: count }, (_, at) => `<${at}>`);

it('lists unknown ids as code, and counts those beyond twenty', () => {
  const { container } = render(<UnknownIds ids={ids(21)} requested={ids(21)} onChange={() => {}} />);
  expect(container.querySelector('.font-mono')?.textContent).toBe(ids(20).join(', '));
  expect(container.textContent).toContain(' and 1 more');
});
