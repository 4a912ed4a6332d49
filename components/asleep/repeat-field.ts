type TextField = HTMLInputElement | HTMLTextAreaElement;
export type Field = TextField | HTMLSelectElement;

export function isField(target: EventTarget | null): target is Field {
  return isTextField(target) || target instanceof HTMLSelectElement || isChoice(target);
}

function isChoice(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.matches('[type="checkbox"], [type="radio"]');
}

export function isTextField(target: EventTarget | null): target is TextField {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !isChoice(target);
}

/** Whether somebody has filled a field, or chosen in it, since the server drew it. */
export function isFilled(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const [first, ...others] = field.options;
    const drawn = others.find((option) => option.hasAttribute('selected')) ?? first;
    return drawn?.selected === false;
  }
  // Of radio buttons, the one that was left tells nothing.
  if (isChoice(field))
    return field.checked !== field.defaultChecked && (field.checked || field.type !== 'radio');
  return field.value !== field.defaultValue;
}

/** Does again, as a person does, what has been done to a field by now, so that what holds its value hears of it. */
export function repeatField(field: Field): () => void {
  const { value } = field;
  if (field instanceof HTMLSelectElement) {
    return () => {
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (isChoice(field)) {
    const { checked } = field;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  // Only a person may choose a file; it stays chosen.
  if (field.type === 'file') return () => field.dispatchEvent(new Event('change', { bubbles: true }));
  return () => fill(field, value);
}

function fill(field: TextField, value: string): void {
  // React compares with the value it has seen last, set through the element itself.
  field.value = '';
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
