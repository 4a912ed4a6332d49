import { Badge, type Tone } from '@/components/ui/badge';
import type { Translate } from '@/lib/language/translate';
import { useLanguage } from '@/lib/language/use-language';

const tones = {
  SCHEDULED: 'accent',
  DELIVERING: 'positive',
  OUT_OF_BUDGET: 'warning',
  ENDED: 'neutral',
} as const satisfies Record<string, Tone>;

const isKnown = (status: string): status is keyof typeof tones => Object.hasOwn(tones, status);

/** Turns unknown statuses of a newer API into words: `IN_REVIEW` becomes “In review”. */
export const describeStatus = (t: Translate, status: string): { label: string; tone: Tone } =>
  isKnown(status)
    ? { label: t(`program.status.${status}`), tone: tones[status] }
    : { label: toWords(status), tone: 'accent' };

function toWords(status: string): string {
  const words = status.replaceAll('_', ' ').trim().toLowerCase();
  return words ? `${words[0]?.toUpperCase()}${words.slice(1)}` : status;
}

export function CampaignStatus({ status }: { status: string }) {
  const { label, tone } = describeStatus(useLanguage().t, status);
  return (
    <Badge dot tone={tone}>
      {label}
    </Badge>
  );
}
