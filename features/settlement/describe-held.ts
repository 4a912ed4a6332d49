import type { Language } from '@/lib/language/language';

/** How often ranges like this one held in tested months. Null if none was tested. */
export const describeHeld = (
  { t }: Language,
  { tested, within }: { tested: number; within: number },
): string | null => (tested > 0 ? t('settlement.expected.held', { count: tested, within }) : null);
