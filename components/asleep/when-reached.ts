/** What a person does first: a pointer, a finger, a wheel, a key, a field that is filled, or a step back. */
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'keydown',
  'focusin',
  'input',
  'popstate',
];

let reached: Promise<void> | undefined;
let reach = () => {};

/** Once somebody does something on the page, or `wake` is called. On a server, and within the app, at once. */
export function whenReached(): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve();
  if (!reached && isComeToFromInside()) reached = Promise.resolve();
  reached ??= new Promise((resolve) => {
    reach = () => {
      for (const sign of signs) window.removeEventListener(sign, reach, true);
      resolve();
    };
    for (const sign of signs) window.addEventListener(sign, reach, { capture: true, passive: true });
  });
  return reached;
}

/** Within the app a press led to the screen, and nothing of it was drawn before. */
const isComeToFromInside = () =>
  document.readyState !== 'loading' && !document.querySelector('[data-asleep]');

export function wake(): void {
  // Nobody may have asked yet: React tries a sleeping screen after the effects of what is around it.
  whenReached();
  reach();
}
