import { isField, isFilled, isTextField, repeatField } from './repeat-field';
import { wake } from './when-reached';

const pressable = 'a[href], button, input, select, textarea, summary';
const sleeping = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-asleep]') : null;

type Kept = { screen: HTMLElement; repeat: () => void };
let kept: Kept[] = [];

/** From now on what is pressed or filled in a sleeping screen is kept for it, and what was filled before. */
export function keepEvents(): void {
  if (typeof window === 'undefined') return;
  window.addEventListener('click', keepClick, true);
  window.addEventListener('keydown', keepKey, true);
  window.addEventListener('input', ({ target }) => keepField(target), true);
  for (const field of document.querySelectorAll('[data-asleep] :is(input, select, textarea)')) {
    if (!isField(field) || !isFilled(field)) continue;
    keepField(field);
    wake();
  }
}

/** Does again, in order, what was done while the screen slept. */
export function repeatEvents(screen: HTMLElement): void {
  const own = kept.filter((entry) => entry.screen === screen);
  kept = kept.filter((entry) => entry.screen !== screen);
  for (const { repeat } of own) repeat();
}

function keepClick(event: MouseEvent) {
  const { target } = event;
  const screen = sleeping(target);
  if (!screen || !(target instanceof Element)) return;
  // A link leads on without a screen, a label to its field, and a field takes the caret or the choice.
  if (target.closest('a[href], label') || isField(target)) return;
  hold(event, screen, () => target.dispatchEvent(new MouseEvent('click', event)));
}

function keepKey(event: KeyboardEvent) {
  const { target, key } = event;
  if (!(target instanceof Element) || event.metaKey || event.altKey) return;
  if (event.ctrlKey && key !== 'Home' && key !== 'End') return;
  const screen = sleeping(target);
  if (screen && key !== 'Tab' && !target.matches(pressable)) {
    hold(event, screen, () => target.dispatchEvent(new KeyboardEvent('keydown', event)));
  }
  // Goes to a table's search from anywhere.
  const searched = sleeping(document.querySelector('[data-asleep] [aria-keyshortcuts="/"]'));
  if (!screen && searched && key === '/' && !isTextField(target)) {
    hold(event, searched, () => window.dispatchEvent(new KeyboardEvent('keydown', event)));
  }
}

function keepField(target: EventTarget | null) {
  const screen = sleeping(target);
  if (screen && isField(target)) kept.push({ screen, repeat: repeatField(target) });
}

function hold(event: Event, screen: HTMLElement, repeat: () => void) {
  event.preventDefault();
  // The signs that wake are further along the way that ends here.
  event.stopImmediatePropagation();
  wake();
  kept.push({ screen, repeat });
}
