// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepEvents, repeatEvents } from './kept-events';
import { whenReached } from './when-reached';

keepEvents();
const heard: string[] = [];

beforeEach(() => {
  heard.length = 0;
  document.body.innerHTML = `
    <div data-asleep="">
      <button>press</button><a href="#there">go</a>
      <input name="text" aria-keyshortcuts="/"><input name="box" type="checkbox"><input name="file" type="file">
      <select><option>one</option><option selected>two</option></select>
      <input name="way" type="radio" value="a" checked><input name="way" type="radio" value="b">
      <div role="grid" tabindex="0"></div>
    </div>
    <button id="outside">outside</button>`;
  for (const type of ['click', 'keydown', 'input', 'change']) {
    document.body.addEventListener(type, hear);
  }
});
afterEach(() => {
  const screen = find('[data-asleep]');
  screen.removeAttribute('data-asleep');
  repeatEvents(screen);
  for (const type of ['click', 'keydown', 'input', 'change']) document.body.removeEventListener(type, hear);
});

function hear(event: Event) {
  const { target } = event;
  const value =
    target instanceof HTMLInputElement
      ? `=${target.type === 'checkbox' ? target.checked : target.value}`
      : '';
  heard.push(`${event.type} ${event instanceof KeyboardEvent ? event.key : ''}${value}`.trim());
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(selector);
  return found;
}

const awaken = (repeat = repeatEvents) => {
  const screen = find('[data-asleep]');
  screen.removeAttribute('data-asleep');
  repeat(screen);
  screen.setAttribute('data-asleep', '');
};

it('keeps a press, wakes the screen and presses again', async () => {
  const woken = whenReached();
  find('[data-asleep] button').click();
  await woken;
  expect(heard).toEqual([]);
  awaken();
  expect(heard).toEqual(['click']);
});

it('keeps the keys of a grid in their order, but not Tab', () => {
  for (const key of ['ArrowDown', 'Tab', 'Enter']) {
    find('[role="grid"]').dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  }
  expect(heard).toEqual(['keydown Tab']);
  awaken();
  expect(heard).toEqual(['keydown Tab', 'keydown ArrowDown', 'keydown Enter']);
});

it('leaves links and what is outside alone', () => {
  find('#outside').click();
  find('[data-asleep] a').click();
  expect(heard).toEqual(['click', 'click']);
});

it('fills a field again that came back empty', () => {
  const field = find('input[name="text"]');
  if (!(field instanceof HTMLInputElement)) throw new Error('no field');
  field.value = 'set';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.value = '';
  heard.length = 0;
  awaken();
  expect(heard).toEqual(['input =set']);
});

it('chooses again what came back unchosen', () => {
  const box = find('input[name="box"]');
  if (!(box instanceof HTMLInputElement)) throw new Error('no box');
  box.click();
  expect(box.checked).toBe(true);
  box.checked = false;
  awaken();
  expect(box.checked).toBe(true);
});

it('tells of a file that was chosen, and leaves it chosen', () => {
  const field = find('input[name="file"]');
  if (!(field instanceof HTMLInputElement)) throw new Error('no field');
  Object.defineProperty(field, 'value', {
    get: () => 'file.csv',
    set: () => expect.unreachable('a file is chosen by a person alone'),
  });
  field.dispatchEvent(new Event('input', { bubbles: true }));
  heard.length = 0;
  awaken();
  expect(heard).toEqual(['change =file.csv']);
});

it('keeps what was filled and chosen before anything listened', async () => {
  const [, other] = document.querySelectorAll<HTMLInputElement>('input[type="radio"]');
  const select = document.querySelector('select');
  const text = find('input[name="text"]');
  if (!other || !select || !(text instanceof HTMLInputElement)) throw new Error('no fields');
  text.value = 'early';
  select.value = 'one';
  other.checked = true;
  vi.resetModules();
  const late = await import('./kept-events');
  const { whenReached: reached } = await import('./when-reached');
  late.keepEvents();
  await reached();
  awaken(late.repeatEvents);
  expect(heard).toEqual(['input =early', 'change', 'click =b', 'input =b', 'change =b']);
  expect([text.value, select.value, other.checked]).toEqual(['early', 'one', true]);
});

it('keeps nothing of fields that are as they were drawn', async () => {
  vi.resetModules();
  const late = await import('./kept-events');
  late.keepEvents();
  awaken(late.repeatEvents);
  expect(heard).toEqual([]);
});
