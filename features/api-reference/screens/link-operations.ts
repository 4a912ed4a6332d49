const named = '.opblock[id^="operations-"]';
const opener = '.opblock-summary-control';

const nameOf = (operation: Element) => operation.id.slice(operation.id.lastIndexOf('-') + 1);

/** Opens the operation in the address hash (`#getBrand`), and updates the hash when another one opens. */
export function linkOperations(container: HTMLElement, signal: AbortSignal): void {
  container.addEventListener('click', nameOpened, { capture: true, signal });
  window.addEventListener('hashchange', () => openNamed(container), { signal });
  if (!window.location.hash) return;
  // The renderer has no event for the end of rendering.
  const drawing = new MutationObserver(() => {
    if (openNamed(container)) drawing.disconnect();
  });
  drawing.observe(container, { childList: true, subtree: true });
  signal.addEventListener('abort', () => drawing.disconnect());
}

function openNamed(container: HTMLElement): boolean {
  const operationName = window.location.hash.slice(1);
  const operation = [...container.querySelectorAll(named)].find((each) => nameOf(each) === operationName);
  if (!operation) return false;
  const button = operation.querySelector<HTMLElement>(opener);
  if (button?.getAttribute('aria-expanded') === 'false') button.click();
  operation.scrollIntoView();
  return true;
}

function nameOpened({ target }: Event): void {
  const button = target instanceof Element ? target.closest(opener) : null;
  const operation = button?.closest(named);
  if (!button || !operation) return;
  const { pathname, search } = window.location;
  const hash = button.getAttribute('aria-expanded') === 'true' ? '' : `#${nameOf(operation)}`;
  window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
}
