import { cn } from '@/lib/class-names';

/** The one mark of a figure that may still change. */
export function ProvisionalMark({ text, className }: { text: string; className?: string }) {
  return (
    <span
      title="Rows behind this are not final; their numbers may still change."
      className={cn('inline-flex items-center gap-1.5 text-xs text-provisional', className)}
    >
      <span
        aria-hidden="true"
        className="hatched size-2.5 shrink-0 rounded-[2px] border border-provisional"
      />
      {text}
    </span>
  );
}
