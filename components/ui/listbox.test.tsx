// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '@/lib/testing/render';
import { Listbox, ListboxOption, useListbox } from './listbox';

const onChoose = vi.fn();
beforeEach(() => onChoose.mockClear());
afterEach(cleanup);

type Props = { values?: string[]; disabled?: string[]; startsAtFirst?: boolean };

function Picker({ values = ['apple', 'pear', 'plum'], disabled = [], startsAtFirst }: Props) {
  const listbox = useListbox({ values, onChoose, startsAtFirst });
  return (
    <>
      <input {...listbox.field} role="combobox" aria-expanded="true" aria-label="Fruit" />
      <Listbox listbox={listbox} label="Fruit">
        {[...values, ...disabled].map((value) => (
          <ListboxOption key={value} listbox={listbox} value={value} disabled={disabled.includes(value)}>
            {value}
          </ListboxOption>
        ))}
      </Listbox>
    </>
  );
}

const field = () => screen.getByRole('combobox');
const press = (key: string) => fireEvent.keyDown(field(), { key });
/** The active option, which a screen reader announces. */
const active = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};

it('arrow keys wrap around, and Enter chooses the active option', () => {
  render(<Picker />);
  const heard = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((key) => {
    press(key);
    return active();
  });
  expect(heard).toEqual(['pear', 'plum', 'apple', 'plum']);
  press('Enter');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('plum');
});

it.each([
  ['ArrowDown', 'apple'],
  ['ArrowUp', 'plum'],
])('without a first option, %s begins at %s, and Enter before it chooses nothing', (key, value) => {
  render(<Picker startsAtFirst={false} />);
  expect(active()).toBeNull();
  expect(press('Enter')).toBe(true);
  expect(onChoose).not.toHaveBeenCalled();
  press(key);
  expect(active()).toBe(value);
});

it('a pointer makes an option active, and a click chooses it', () => {
  render(<Picker />);
  fireEvent.pointerMove(screen.getByRole('option', { name: 'pear' }));
  expect(active()).toBe('pear');
  fireEvent.click(screen.getByRole('option', { name: 'plum' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('plum');
});

it('a removed option is no longer active, and a disabled one never is', () => {
  const { rerender } = render(<Picker />);
  press('ArrowUp');
  rerender(<Picker values={['apple']} disabled={['plum']} />);
  expect(active()).toBe('apple');
  const plum = screen.getByRole('option', { name: 'plum' });
  fireEvent.pointerMove(plum);
  fireEvent.click(plum);
  expect(active()).toBe('apple');
  expect(onChoose).not.toHaveBeenCalled();
});
