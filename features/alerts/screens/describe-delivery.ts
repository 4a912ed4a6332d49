import type { ShownDelivery } from '@/features/alerts/channel-shape';
import type { Translate } from '@/lib/language/translate';

/** Why a delivery did not arrive. Empty if it did, or was not sent yet. */
export function describeDelivery(
  t: Translate,
  { state, status, problem }: Pick<ShownDelivery, 'state' | 'status' | 'problem'>,
): string {
  if (state === 'delivered') return '';
  if (problem) return t(`channels.problems.${problem}`);
  return status === null ? '' : t('channels.status', { status: String(status) });
}
