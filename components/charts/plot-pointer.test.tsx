// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '@/lib/testing/render';
import { PlotPointer } from './plot-pointer';

const onPick = vi.fn();
const onNote = vi.fn();

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 300, 200));
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  onPick.mockReset();
  onNote.mockReset();
});

/** Four days, 100 pixels apart, starting at 100. */
function renderPlot(banded = false, marked?: number[]) {
  render(
    <PlotPointer
      label="Sales by day"
      count={4}
      banded={banded}
      renderTooltip={(at) => `day ${at}`}
      onPick={onPick}
      nameOpen={(at) => `Open day ${at}`}
      onNote={marked && onNote}
      marked={marked}
      onReach={() => {}}
    >
      <svg aria-hidden="true" />
    </PlotPointer>,
  );
  return screen.getByRole('application', { name: 'Sales by day' });
}

const status = () => screen.getByRole('status').textContent;

function tap(plot: HTMLElement, clientX: number) {
  fireEvent.pointerDown(plot, { pointerType: 'touch', clientX });
  fireEvent.click(plot, { clientX });
}

it('opens the day under a mouse that did not move first', () => {
  const plot = renderPlot();
  fireEvent.pointerDown(plot, { pointerType: 'mouse', clientX: 310 });
  fireEvent.click(plot, { clientX: 310 });
  expect(onPick).toHaveBeenCalledExactlyOnceWith(2);
});

it('shows the day under the mouse, and hides it when the mouse leaves', () => {
  const plot = renderPlot();
  fireEvent.pointerMove(plot, { pointerType: 'mouse', clientX: 190 });
  expect(status()).toBe('day 1');
  fireEvent.pointerLeave(plot, { pointerType: 'mouse' });
  expect(status()).toBe('');
});

it('shows a day on the first tap and opens it on the second', () => {
  const plot = renderPlot();
  tap(plot, 395);
  expect([status(), onPick.mock.calls]).toEqual(['day 3', []]);
  tap(plot, 205);
  expect([status(), onPick.mock.calls]).toEqual(['day 1', []]);
  tap(plot, 205);
  expect(onPick).toHaveBeenCalledExactlyOnceWith(1);
});

it('opens a tapped day with its button, because a day is narrower than a finger', () => {
  const plot = renderPlot();
  tap(plot, 205);
  fireEvent.click(screen.getByRole('button', { name: 'Open day 1' }));
  expect(onPick).toHaveBeenCalledExactlyOnceWith(1);
});

it('moves with the arrow keys, announces the day, and opens it with Enter', () => {
  const plot = renderPlot();
  fireEvent.keyDown(plot, { key: 'ArrowLeft' });
  expect(status()).toBe('day 3');
  fireEvent.keyDown(plot, { key: 'ArrowLeft' });
  fireEvent.keyDown(plot, { key: 'ArrowLeft' });
  expect(status()).toBe('day 1');
  fireEvent.keyDown(plot, { key: 'Enter' });
  expect(onPick).toHaveBeenCalledExactlyOnceWith(1);
  fireEvent.keyDown(plot, { key: 'Home' });
  fireEvent.keyDown(plot, { key: 'ArrowLeft' });
  expect(status()).toBe('day 0');
  fireEvent.keyDown(plot, { key: 'Escape' });
  expect(status()).toBe('');
});

it('finds a bar by its band', () => {
  const plot = renderPlot(true);
  fireEvent.pointerMove(plot, { pointerType: 'mouse', clientX: 170 });
  expect(status()).toBe('day 0');
  fireEvent.pointerMove(plot, { pointerType: 'mouse', clientX: 180 });
  expect(status()).toBe('day 1');
});

it('moves from note to note with the up and down arrows, which scroll the page if there are no notes', () => {
  const plot = renderPlot(false, [1, 3]);
  fireEvent.keyDown(plot, { key: 'ArrowDown' });
  expect(status()).toBe('day 1');
  fireEvent.keyDown(plot, { key: 'ArrowDown' });
  expect(status()).toBe('day 3');
  expect(fireEvent.keyDown(plot, { key: 'ArrowDown' })).toBe(true);
  fireEvent.keyDown(plot, { key: 'ArrowUp' });
  expect(status()).toBe('day 1');
});

it('writes a note with N about the day shown, or about several selected with Shift', () => {
  const plot = renderPlot(false, []);
  fireEvent.keyDown(plot, { key: 'n' });
  expect(onNote).not.toHaveBeenCalled();
  fireEvent.keyDown(plot, { key: 'End' });
  fireEvent.keyDown(plot, { key: 'n', ctrlKey: true });
  expect(onNote).not.toHaveBeenCalled();
  fireEvent.keyDown(plot, { key: 'n' });
  expect(onNote).toHaveBeenLastCalledWith({ first: 3, last: 3 });
  fireEvent.keyDown(plot, { key: 'End' });
  fireEvent.keyDown(plot, { key: 'ArrowLeft', shiftKey: true });
  fireEvent.keyDown(plot, { key: 'ArrowLeft', shiftKey: true });
  fireEvent.keyDown(plot, { key: 'N' });
  expect(onNote).toHaveBeenLastCalledWith({ first: 1, last: 3 });
});

it('writes a note about the days a mouse dragged over, and opens none of them', () => {
  const plot = renderPlot(false, []);
  fireEvent.pointerDown(plot, { pointerType: 'mouse', clientX: 195 });
  fireEvent.pointerMove(plot, { pointerType: 'mouse', clientX: 310, buttons: 1 });
  fireEvent.click(plot, { clientX: 310 });
  expect(onNote).toHaveBeenCalledExactlyOnceWith({ first: 1, last: 2 });
  expect(onPick).not.toHaveBeenCalled();
});

it('writes a note by touch about the tapped day', () => {
  const plot = renderPlot(false, []);
  tap(plot, 205);
  fireEvent.click(screen.getByRole('button', { name: 'Add note' }));
  expect(onNote).toHaveBeenCalledExactlyOnceWith({ first: 1, last: 1 });
  expect(onPick).not.toHaveBeenCalled();
});
