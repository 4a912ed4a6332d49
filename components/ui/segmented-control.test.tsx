// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { render } from '@/lib/testing/render';
import { Rows3 } from './icons';
import { SegmentedControl } from './segmented-control';

afterEach(cleanup);

it('names an option whose label is an icon', () => {
  const options = [
    { value: 'table', label: <Rows3 />, title: 'Table' },
    { value: 'text', label: 'Text' },
  ];
  render(<SegmentedControl label="Layout" options={options} value="table" onChange={() => {}} />);
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Table',
    'Text',
  ]);
});
