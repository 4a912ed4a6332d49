// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from '@/lib/testing/render';
import { emptyValues } from './form-values';
import { PresetBar } from './preset-bar';

afterEach(cleanup);

const preset = { id: 'p', name: 'bio', subid1: 'instagram', subid2: null, sharedid: null, mine: true };

function show(values: Partial<typeof emptyValues>) {
  const onPick = vi.fn();
  const all = { ...emptyValues, ...values };
  render(<PresetBar presets={[preset]} values={all} onPick={onPick} onManage={() => {}} />);
  return { onPick, chip: screen.getByRole('button', { name: 'Preset bio' }) };
}

it('sets only the values of the preset', () => {
  const { onPick, chip } = show({ subid2: 'spring', sharedid: 'shelf' });
  fireEvent.click(chip);
  expect(onPick.mock.calls).toEqual([['subid1', 'instagram']]);
});

it.each([
  [{ subid1: 'instagram', subid2: 'spring' }, 'true'],
  [{ subid1: 'other' }, 'false'],
])('with %j is current: %s', (values, current) => {
  expect(show(values).chip.getAttribute('aria-pressed')).toBe(current);
});
