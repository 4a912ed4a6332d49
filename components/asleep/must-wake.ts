import { touchQuery } from '@/components/ui/touch-query';
import { withStorage } from '@/lib/browser-storage';

/** A wait, a dialog to be opened, or something that goes on by itself. */
const restless = '[aria-busy="true"], .skeleton, [data-overlay-body], [data-moving]';
const tableLayouts = 'partnerdeck-table-';

/** Whether a screen has something to do that nobody has to ask for. */
export function mustWake(screen: HTMLElement): boolean {
  if (screen.querySelector(restless)) return true;
  const left = screen.querySelector<HTMLElement>('[data-kept]')?.dataset.kept;
  if (left && keepsTyped(left)) return true;
  // Rows are higher for fingers, and columns as they were left: neither may change under somebody's hand.
  if (!screen.querySelector('[role="grid"]')) return false;
  return matchMedia(touchQuery).matches || keepsLayouts();
}

/** What somebody typed before they left the page. */
const keepsTyped = (key: string) => withStorage(() => sessionStorage.getItem(key) !== null, false);

const keepsLayouts = () =>
  withStorage(() => Object.keys(localStorage).some((key) => key.startsWith(tableLayouts)), false);
