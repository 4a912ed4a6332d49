import { Badge } from '@/components/ui/badge';
import { Banner } from '@/components/ui/banner';
import type { OpenPart, Statement } from '@/lib/closing/statement-shape';
import { formatDay, formatDayRange, formatDayShort } from '@/lib/format/day';
import { formatMoney } from '@/lib/format/money';
import { nameMonth } from './month-name';

const states = {
  running: { label: 'Not ended', tone: 'neutral' },
  open: { label: 'May change', tone: 'provisional' },
  settled: { label: 'Settled', tone: 'positive' },
  closed: { label: 'Closed', tone: 'accent' },
} as const;

/** The state of a statement in two words. */
export function StateBadge({ state }: Pick<Statement, 'state'>) {
  const { label, tone } = states[state];
  return <Badge tone={tone}>{label}</Badge>;
}

/** What the state means: who closed it and what was open, or why it cannot be closed yet. */
export function StateNote({ statement }: { statement: Statement }) {
  const { state, closing, open, month, currency, obstacle } = statement;
  if (closing) {
    const by = closing.closedBy ? ` by ${closing.closedBy}` : '';
    return (
      <Banner title={`Closed on ${formatDay(closing.closedAt.slice(0, 10))}${by}.`}>
        {[
          open ? describeOpenThen(open, currency) : 'All figures were settled.',
          closing.note ? `Note: ${closing.note}` : null,
        ]
          .filter(Boolean)
          .join(' ')}
      </Banner>
    );
  }
  if (state === 'running') {
    return <p className="text-sm text-muted">{obstacle?.message} You can close it after that.</p>;
  }
  return (
    <p className="text-sm text-muted">
      {[open && describeOpenNow(open, month, currency), obstacle?.message].filter(Boolean).join(' ')}
    </p>
  );
}

const lacks = ({ notLoaded }: OpenPart) =>
  notLoaded.length > 0
    ? ` Adjustments from ${notLoaded.map(nameMonth).join(', ')} are not known: rows are not loaded.`
    : '';

function describeOpenThen(open: OpenPart, currency: string): string {
  const what = open.days ? formatDayRange(open.days.from, open.days.to) : 'Some rows';
  return `${what} could still change; ${formatMoney(open.commission, currency)} of commission was open.${lacks(open)}`;
}

function describeOpenNow(open: OpenPart, month: string, currency: string): string {
  const amount = `${formatMoney(open.commission, currency)} of commission may change.`;
  return `${nameMonth(month)} settles about ${formatDayShort(open.until)}. ${amount}${lacks(open)}`;
}
