import { fireEvent } from '@testing-library/react';

/** Opens a menu or another popover, as a browser does when its button is pressed. The DOM of tests has no popovers. */
export function openPopover(popover: Element): void {
  HTMLElement.prototype.hidePopover = () => {};
  fireEvent(popover, Object.assign(new Event('toggle'), { newState: 'open' }));
}
