import type { Delta } from '@/lib/language/format';

type Props = {
  /** Null if it is unknown. */
  change: number | null;
  /** The change that has a bar of full length; null without a bar. */
  largest: number | null;
  tone: Delta['tone'];
  text: string;
};

const looks: Record<Delta['tone'], string> = {
  positive: 'bg-positive',
  negative: 'bg-negative',
  neutral: 'bg-muted',
};

/** A change, and its bar from the middle: falls to the left, rises to the right. */
export function ChangeBar({ change, largest, tone, text }: Props) {
  const isFall = change !== null && change < 0;
  const share = change && largest ? Math.abs(change) / largest : 0;
  return (
    <span className="grid w-full grid-cols-[5rem_minmax(0,1fr)] items-center gap-3 max-sm:grid-cols-1">
      <span aria-hidden="true" className="grid h-3 grid-cols-2 max-sm:hidden">
        <span className={isFall ? 'flex justify-end' : 'col-start-2 flex'}>
          <span
            className={`drawn h-full rounded-xs opacity-80 ${looks[tone]}`}
            style={{ width: `${share * 100}%` }}
          />
        </span>
      </span>
      <span className="truncate">{text}</span>
    </span>
  );
}
