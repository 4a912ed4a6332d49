import { buttonClass } from '@/components/ui/button-class';

/** The props of an error boundary. `digest` identifies the error in the server's log. */
export type CaughtError = { error: Error & { digest?: string }; retry: () => void };

type Words = { title: string; text: string; again: string };

/** An error page that loads nothing. The caller provides its text. */
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

/** An error in the browser, such as a missing script, persists until the page reloads. */
export function tryAgain({ error, retry }: CaughtError): void {
  if (error.digest) retry();
  else window.location.reload();
}
