import { buttonClass } from '@/components/ui/button-class';
import type { CaughtError } from './page-failure';

type Words = { title: string; text: string; again: string };

/** A page that failed. It fetches nothing, so its words are given. */
export function PlainFailure({ words, ...caught }: CaughtError & { words: Words }) {
  return (
    <div role="alert" className="mx-auto grid max-w-md justify-items-center gap-3 px-6 py-12 text-center">
      <h1 className="text-base font-semibold">{words.title}</h1>
      <p className="text-sm text-balance text-muted">{words.text}</p>
      <button type="button" onClick={() => tryAgain(caught)} className={buttonClass()}>
        {words.again}
      </button>
    </div>
  );
}

/** A failure in the browser, such as a script that did not arrive, lasts until the page is reloaded. */
export function tryAgain({ error, retry }: CaughtError): void {
  if (error.digest) retry();
  else window.location.reload();
}
