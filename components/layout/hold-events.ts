export const hydratedEvent = 'partnerdeck:hydrated';

/**
 * Holds presses and keys from the first paint until the page is hydrated, then dispatches them again one by one. Runs
 * as an inline script, so it may use nothing from outside.
 */
export function holdEvents(hydrated: string): void {
  const types = ['click', 'keydown', 'input', 'change', 'submit'];
  const scrolling = /^( |Arrow.*|Page.*|Home|End)$/;
  const held: { target: EventTarget; dispatch: () => void }[] = [];
  let dispatching = false;

  const hold = (event: Event) => {
    const { target } = event;
    if (dispatching || !(target instanceof Element) || passes(event, target)) return;
    event.stopImmediatePropagation();
    if (target.matches('input, select, textarea') && event.type !== 'keydown') holdField(event, target);
    else {
      event.preventDefault();
      held.push({ target, dispatch: () => repeat(event, target) });
    }
  };

  /** Links lead on and fields take text without scripts. Keys that the browser handles stay with it. */
  const passes = (event: Event, target: Element) => {
    // A label passes its press on to the field.
    if (event.type === 'click') return !isChoice(target) && target.closest('a[href], label') !== null;
    if (!(event instanceof KeyboardEvent)) return false;
    const { key } = event;
    if (event.isComposing || event.altKey || key === 'Tab') return true;
    if (event.metaKey || event.ctrlKey) return !/^(k|K|Home|End)$/.test(key);
    if (isText(target) || target instanceof HTMLSelectElement) return true;
    if (target.matches('a[href], button, input, summary') && /^( |Enter|Arrow.*)$/.test(key)) return true;
    return target === document.body && held.length === 0 && scrolling.test(key);
  };

  /** The field shows the change already. Its handlers hear of it later. */
  const holdField = (event: Event, field: Element) => {
    if (isChoice(field)) {
      if (event.type !== 'click') return;
      const { checked } = field;
      held.push({
        target: field,
        dispatch: () => {
          field.checked = !checked;
          field.dispatchEvent(new MouseEvent('click', event));
        },
      });
    } else if (isText(field) || field instanceof HTMLSelectElement) {
      if (event.type !== (field.matches('select, [type=file]') ? 'change' : 'input')) return;
      const { value } = field;
      if (held.at(-1)?.target === field) held.pop();
      held.push({ target: field, dispatch: () => fill(field, event.type, value) });
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
      // React ignores a value that it has seen, unless it was set past its own property.
      if (!(field instanceof HTMLSelectElement)) field.value = '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    }
    field.dispatchEvent(new Event(type, { bubbles: true }));
  };

  const isChoice = (target: Element): target is HTMLInputElement =>
    target instanceof HTMLInputElement && target.matches('[type=checkbox], [type=radio]');
  const isText = (target: Element): target is HTMLInputElement | HTMLTextAreaElement =>
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !isChoice(target));

  const release = async () => {
    for (let next = held.shift(); next; next = held.shift()) {
      dispatching = true;
      next.dispatch();
      dispatching = false;
      // React renders what a press changed before the next one comes.
      await null;
    }
    for (const type of types) window.removeEventListener(type, hold, true);
  };

  for (const type of types) window.addEventListener(type, hold, true);
  document.addEventListener(hydrated, release, { once: true });
}
