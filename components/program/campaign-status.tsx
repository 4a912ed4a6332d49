import { Badge, type Tone } from '@/components/ui/badge';

const known: Record<string, { label: string; tone: Tone }> = {
  SCHEDULED: { label: 'Scheduled', tone: 'accent' },
  DELIVERING: { label: 'Delivering', tone: 'positive' },
  OUT_OF_BUDGET: { label: 'Out of budget', tone: 'warning' },
  ENDED: { label: 'Ended', tone: 'neutral' },
};

/** A status that a newer API adds is shown as words: `IN_REVIEW` as “In review”. */
export const describeStatus = (status: string) =>
  known[status] ?? { label: toWords(status), tone: 'accent' as const };

function toWords(status: string): string {
  const words = status.replaceAll('_', ' ').trim().toLowerCase();
  return words ? `${words[0]?.toUpperCase()}${words.slice(1)}` : status;
}

export function CampaignStatus({ status }: { status: string }) {
  const { label, tone } = describeStatus(status);
  return (
    <Badge dot tone={tone}>
      {label}
    </Badge>
  );
}
