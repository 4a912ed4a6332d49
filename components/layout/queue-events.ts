export const hydratedEvent = 'partnerdeck:hydrated';

/**
 * Queues presses and keys from the first paint until the page is hydrated, then replays them one by one. Runs as an
 * inline script, so it cannot use outer variables.
 */
export function queueEvents(hydrated: string): void {
  const types = ['click', 'keydown', 'input', 'change', 'submit'];
  const scrolling = /^( |Arrow.*|Page.*|Home|End)$/;
  const queue: { target: EventTarget; dispatch: () => void }[] = [];
  let dispatching = false;

  const enqueue = (event: Event) => {
    const { target } = event;
    if (dispatching || !(target instanceof Element) || passes(event, target)) return;
    event.stopImmediatePropagation();
    if (target.matches('input, select, textarea') && event.type !== 'keydown') queueField(event, target);
    else {
      event.preventDefault();
      queue.push({ target, dispatch: () => repeat(event, target) });
    }
  };

  /** Links and fields work without JavaScript, and the browser handles some keys. */
  const passes = (event: Event, target: Element) => {
    // A label forwards its click to the field.
    if (event.type === 'click') return !isChoice(target) && target.closest('a[href], label') !== null;
    if (!(event instanceof KeyboardEvent)) return false;
    const { key } = event;
    if (event.isComposing || event.altKey || key === 'Tab') return true;
    if (event.metaKey || event.ctrlKey) return !/^(k|K|Home|End)$/.test(key);
    if (isText(target) || target instanceof HTMLSelectElement) return true;
    if (target.matches('a[href], button, input, summary') && /^( |Enter|Arrow.*)$/.test(key)) return true;
    return target === document.body && queue.length === 0 && scrolling.test(key);
  };

  /** The field shows the change already. Its handlers run later. */
  const queueField = (event: Event, field: Element) => {
    if (isChoice(field)) {
      if (event.type !== 'click') return;
      const { checked } = field;
      queue.push({
        target: field,
        dispatch: () => {
          field.checked = !checked;
          field.dispatchEvent(new MouseEvent('click', event));
        },
      });
    } else if (isText(field) || field instanceof HTMLSelectElement) {
      if (event.type !== (field.matches('select, [type=file]') ? 'change' : 'input')) return;
      const { value } = field;
      if (queue.at(-1)?.target === field) queue.pop();
      queue.push({ target: field, dispatch: () => fill(field, event.type, value) });
    }
  };

  const repeat = (event: Event, target: Element) => {
    if (target instanceof HTMLFormElement && event instanceof SubmitEvent) {
      target.requestSubmit(event.submitter);
      return;
    }
    if (!(event instanceof KeyboardEvent)) {
      target.dispatchEvent(new MouseEvent('click', event));
      return;
    }
    const focused = target === document.body ? (document.activeElement ?? target) : target;
    const again = new KeyboardEvent('keydown', event);
    if (!focused.dispatchEvent(again) || !isText(focused) || event.ctrlKey || event.metaKey) return;
    if (event.key.length === 1) document.execCommand('insertText', false, event.key);
    if (event.key === 'Backspace') document.execCommand('delete');
  };

  const fill = (
    field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
    type: string,
    value: string,
  ) => {
    if (!field.matches('[type=file]')) {
      // React ignores a value it has already seen, unless it was set with the native property setter.
      if (!(field instanceof HTMLSelectElement)) field.value = '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    }
    field.dispatchEvent(new Event(type, { bubbles: true }));
  };

  const isChoice = (target: Element): target is HTMLInputElement =>
    target instanceof HTMLInputElement && target.matches('[type=checkbox], [type=radio]');
  const isText = (target: Element): target is HTMLInputElement | HTMLTextAreaElement =>
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !isChoice(target));

  const replay = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      dispatching = true;
      next.dispatch();
      dispatching = false;
      // React renders the result of one press before the next.
      await null;
    }
    for (const type of types) window.removeEventListener(type, enqueue, true);
  };

  for (const type of types) window.addEventListener(type, enqueue, true);
  document.addEventListener(hydrated, replay, { once: true });
}
