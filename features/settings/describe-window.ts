import type { Translate } from '@/lib/language/translate';
import type { StoredWindow } from './holding-shape';

/** The state of a stored window, for its badge. */
export function describeWindow(
  t: Translate,
  { status, settled }: Pick<StoredWindow, 'status' | 'settled'>,
): string {
  if (status === 'failed') return t('reports.windows.missing');
  return t(settled ? 'reports.windows.settled' : 'reports.windows.open');
}
