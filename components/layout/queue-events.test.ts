// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hydratedEvent, queueEvents } from './queue-events';

const types = ['click', 'keydown', 'input', 'change', 'submit'];
let heard: string[] = [];

beforeEach(() => {
  heard = [];
  document.body.innerHTML = `
    <button>press</button><a href="#there">go</a>
    <input name="text"><label><input name="box" type="checkbox"></label><input name="file" type="file">
    <select><option>one</option><option selected>two</option></select>
    <form><input name="name"></form>
    <div role="grid" tabindex="0"></div>`;
  for (const type of types) document.body.addEventListener(type, hear);
  queueEvents(hydratedEvent);
});
afterEach(async () => {
  await hydrate();
  for (const type of types) document.body.removeEventListener(type, hear);
  // Test files share one document.
  document.body.replaceChildren();
});

function hear(event: Event) {
  const { target } = event;
  const box = target instanceof HTMLInputElement && target.type === 'checkbox';
  const value = target instanceof HTMLInputElement ? `=${box ? target.checked : target.value}` : '';
  if (event.type === 'submit') event.preventDefault();
  heard.push(`${event.type} ${event instanceof KeyboardEvent ? event.key : ''}${value}`.trim());
}

async function hydrate() {
  document.dispatchEvent(new Event(hydratedEvent));
  await new Promise((resolve) => setTimeout(resolve));
}

function find<Found extends HTMLElement>(selector: string, kind: new () => Found): Found {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(selector);
  return found;
}

const type = (target: EventTarget, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

it('replays presses and keys in order, each once', async () => {
  find('button', HTMLElement).click();
  for (const key of ['ArrowDown', 'Enter']) type(find('[role="grid"]', HTMLElement), key);
  find('button', HTMLElement).click();
  expect(heard).toEqual([]);
  await hydrate();
  const expected = ['click', 'keydown ArrowDown', 'keydown Enter', 'click'];
  expect(heard).toEqual(expected);
  await hydrate();
  expect(heard).toEqual(expected);
});

it('applies the changes of one press before replaying the next', async () => {
  const button = find('button', HTMLElement);
  let rendered = 0;
  const seen: number[] = [];
  button.addEventListener('click', () => {
    seen.push(rendered);
    queueMicrotask(() => {
      rendered += 1;
    });
  });
  for (let count = 0; count < 3; count += 1) button.click();
  await hydrate();
  expect(seen).toEqual([0, 1, 2]);
});

it('queues events that arrive during replay at the end', async () => {
  const button = find('button', HTMLElement);
  const grid = find('[role="grid"]', HTMLElement);
  button.addEventListener('click', () => queueMicrotask(() => type(grid, 'Enter')), { once: true });
  button.click();
  type(grid, 'ArrowDown');
  await hydrate();
  expect(heard).toEqual(['click', 'keydown ArrowDown', 'keydown Enter']);
});

it('leaves links, Tab, scrolling and browser shortcuts alone', () => {
  find('a', HTMLElement).click();
  for (const key of ['Tab', ' ', 'PageDown']) type(document.body, key);
  type(find('[name="text"]', HTMLElement), 'x');
  expect(heard).toEqual(['click', 'keydown Tab', 'keydown', 'keydown PageDown', 'keydown x=']);
});

it('replays typed text once, in full', async () => {
  const field = find('[name="text"]', HTMLInputElement);
  for (const value of ['s', 'se', 'set']) {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  expect(heard).toEqual([]);
  await hydrate();
  expect(heard).toEqual(['input =set']);
});

it('replays each change of a checkbox', async () => {
  const box = find('[name="box"]', HTMLInputElement);
  box.click();
  box.click();
  box.click();
  expect(box.checked).toBe(true);
  await hydrate();
  expect(heard.filter((entry) => entry.startsWith('change'))).toEqual([
    'change =true',
    'change =false',
    'change =true',
  ]);
});

it('replays a chosen option', async () => {
  const select = find('select', HTMLSelectElement);
  select.value = 'one';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  select.value = 'two';
  await hydrate();
  expect([heard, select.value]).toEqual([['change'], 'one']);
});

it('replays a chosen file, and keeps it chosen', async () => {
  const field = find('[name="file"]', HTMLInputElement);
  Object.defineProperty(field, 'value', {
    get: () => 'file.csv',
    set: () => expect.unreachable('only a person chooses a file'),
  });
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await hydrate();
  expect(heard).toEqual(['change =file.csv']);
});

it('submits a form after the events of its fields', async () => {
  const field = find('[name="name"]', HTMLInputElement);
  field.value = 'Ada';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.form?.requestSubmit();
  expect(heard).toEqual([]);
  await hydrate();
  expect(heard).toEqual(['input =Ada', 'submit']);
});
