import { Badge, type Tone } from '@/components/ui/badge';

const known: Record<string, { label: string; tone: Tone }> = {
  DELIVERING: { label: 'Delivering', tone: 'positive' },
  OUT_OF_BUDGET: { label: 'Out of budget', tone: 'warning' },
  ENDED: { label: 'Ended', tone: 'neutral' },
};

/** A status nobody knows yet is shown as it came. */
export const describeStatus = (status: string) => known[status] ?? { label: status, tone: 'accent' as const };

export function CampaignStatus({ status }: { status: string }) {
  const { label, tone } = describeStatus(status);
  return (
    <Badge dot tone={tone}>
      {label}
    </Badge>
  );
}
