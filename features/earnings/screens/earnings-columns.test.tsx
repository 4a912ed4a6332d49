// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MixedMarks } from '@/components/feedback/change-marks';
import { makeSums, toFigures } from '@/lib/data/read/figures';
import { english } from '@/lib/language/english';
import { render } from '@/lib/testing/render';
import { earningsColumns } from './earnings-columns';

afterEach(cleanup);

it('marks no single figure, because the header of the page says what may change', () => {
  const figures = toFigures(makeSums(), true);
  const row = { link: 'L1', product: 'Blue hat', subid1: null, subid2: null, figures };
  const cells = earningsColumns(english, 'USD', figures).map(({ id, cell }) => (
    <div key={id}>{cell?.(row)}</div>
  ));
  render(<MixedMarks open={[true, false]}>{cells}</MixedMarks>);
  screen.getAllByText('$0.00');
  expect(screen.queryByRole('img', { name: 'may change' })).toBeNull();
});
