import { buttonClass } from '@/components/ui/button-class';
import { useLanguage } from '@/lib/language/use-language';
import type { CaughtError } from './page-failure';

/** A page that failed, told with nothing that would have to be fetched. */
export function PlainFailure({ error, retry }: CaughtError) {
  const { t } = useLanguage();
  return (
    <div role="alert" className="mx-auto grid max-w-md justify-items-center gap-3 px-6 py-12 text-center">
      <h1 className="text-base font-semibold">{t('layout.failure.title')}</h1>
      <p className="text-sm text-balance text-muted">
        {error.digest ? t('layout.failure.ours', { id: error.digest }) : t('layout.failure.browser')}
      </p>
      <button type="button" onClick={() => tryAgain({ error, retry })} className={buttonClass()}>
        {t('ui.tryAgain')}
      </button>
    </div>
  );
}

/** A failure in the browser, such as a script that did not arrive, lasts until the page is reloaded. */
export function tryAgain({ error, retry }: CaughtError): void {
  if (error.digest) retry();
  else window.location.reload();
}
