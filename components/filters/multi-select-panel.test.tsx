// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from '@/lib/testing/render';
import { MultiSelectPanel, type MultiSelectProps } from './multi-select-panel';

afterEach(cleanup);

const options = [
  { value: 'l1', label: 'l1', detail: '$20' },
  { value: 'l2', label: 'l2', detail: '$10' },
];

function open(given: Partial<MultiSelectProps>) {
  const onChange = vi.fn();
  render(
    <MultiSelectPanel
      label="Link"
      popoverId="p"
      options={options}
      selected={[]}
      onChange={onChange}
      {...given}
    />,
  );
  const search = (text: string) =>
    fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
  const list = () => screen.queryAllByRole('option').map((option) => option.textContent);
  return { onChange, search, list };
}

it('says that more values exist than are listed', () => {
  const { search, list } = open({ cut: true });
  screen.getByText('Only the largest are listed');
  search('tiny');
  expect(list()).toEqual([]);
  screen.getByText('No matches among the largest');
});

it.each([
  [true, 'First 200 of 300 among the largest'],
  [false, 'First 200 of 300'],
])('lists the first of many options, and says how many there are (more exist: %s)', (cut, text) => {
  const many = Array.from({ length: 300 }, (_, at) => ({ value: `l${at}`, label: `l${at}` }));
  const { list } = open({ options: many, cut });
  expect(list()).toHaveLength(200);
  screen.getByText(text);
});

it('accepts a value typed in full if it cannot list all', () => {
  const { search, onChange } = open({ cut: true, typed: true });
  search(' LED1Jbl1qT ');
  fireEvent.click(screen.getByRole('option', { name: /LED1Jbl1qT/ }));
  expect(onChange).toHaveBeenCalledWith(['LED1Jbl1qT']);
});

it('takes nothing typed where all are listed', () => {
  const { search, list } = open({ typed: true });
  search('l3');
  expect(list()).toEqual([]);
  screen.getByText('No matches');
});
