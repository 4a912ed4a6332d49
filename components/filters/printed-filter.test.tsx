// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { render } from '@/lib/testing/render';
import { PrintedFilter } from './printed-filter';

afterEach(cleanup);

const ids = (count: number) => Array.from({ length: count }, (_, at) => `<${at}>`);

it('prints a dozen values, and counts the others', () => {
  const { container } = render(<PrintedFilter label="Ids" values={ids(14)} />);
  expect(container.textContent).toBe(`Ids: ${ids(12).join(', ')} and 2 more`);
});

it('prints values that have no label', () => {
  expect(render(<PrintedFilter values={ids(2)} />).container.textContent).toBe('<0>, <1>');
});
