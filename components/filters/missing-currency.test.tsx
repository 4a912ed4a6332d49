// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { render } from '@/lib/testing/render';
import { MissingCurrency } from './missing-currency';

afterEach(cleanup);

it.each([
  ['XYZ', 'USD', 'No figures in XYZ here; these are in USD.'],
  ['EUR', 'EUR', ''],
  [null, 'USD', ''],
  ['all', 'USD', ''],
  ['XYZ', null, ''],
])('asked for %s and shown %s, says “%s”', (asked, shown, text) => {
  const { container } = render(
    <MissingCurrency requested={asked} shown={shown} currencies={shown ? ['USD', 'EUR'] : []} />,
  );
  expect(container.textContent).toBe(text);
});
