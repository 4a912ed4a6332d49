import { reveal } from './reveal';

const selector = '[role^="menuitem"]:not([aria-disabled="true"])';

/**
 * Moves focus inside an open menu: arrow keys, Home, End, or the first letters of an item. Returns whether it handled
 * the key.
 */
export function moveInMenu(menu: HTMLElement, key: string): boolean {
  const items = [...menu.querySelectorAll<HTMLElement>(selector)];
  if (items.length === 0) return false;
  const elements: readonly (Element | null)[] = items;
  const at = elements.indexOf(document.activeElement);
  const target = pickTarget(items, at, key);
  // The page does not scroll, because the menu would move with it.
  target?.focus({ preventScroll: true });
  if (target) reveal(menu, target);
  return target !== undefined;
}

function pickTarget(items: HTMLElement[], at: number, key: string): HTMLElement | undefined {
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items[at <= 0 ? items.length - 1 : at - 1];
  if (key === 'Home') return items[0];
  if (key === 'End') return items[items.length - 1];
  if (key.length !== 1 || key === ' ') return undefined;
  const rotated = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return rotated.find((item) => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()));
}
