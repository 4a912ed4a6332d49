type TextField = HTMLInputElement | HTMLTextAreaElement;

export function isChoice(target: EventTarget): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.matches('[type="checkbox"], [type="radio"]');
}

export function isTextField(target: EventTarget): target is TextField {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !isChoice(target);
}

/** Chooses again what is chosen now, so that what holds the choice hears of it. */
export function repeatChoice(field: HTMLInputElement): () => void {
  const { checked } = field;
  return () => {
    field.checked = !checked;
    field.click();
  };
}

/** Fills a field as a person does, so that what holds its value hears of it. */
export function restoreField(field: TextField | HTMLSelectElement, value: string): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  // React compares with the value it has seen last, set through the element itself.
  field.value = '';
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
