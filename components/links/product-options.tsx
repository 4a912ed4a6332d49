import { Badge } from '@/components/ui/badge';
import { cn } from '@/lib/class-names';
import type { ProductOption } from '@/lib/links/find-products';

type Props = {
  id: string;
  options: readonly ProductOption[];
  active: number;
  onPick: (option: ProductOption) => void;
};

export function ProductOptions({ id, options, active, onPick }: Props) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Products"
      className="absolute top-[58px] right-0 left-0 z-20 max-h-80 overflow-y-auto rounded bg-raised p-1 shadow-overlay max-sm:top-[72px]"
    >
      {options.map((option, at) => (
        <button
          key={`${option.marketplace}/${option.primaryId}`}
          id={`${id}-${at}`}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          // Before the input loses the focus, which would close the list.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(option)}
          className={cn(
            'grid w-full cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded px-2 py-1.5 text-left hover:bg-fill max-sm:py-2.5',
            at === active && 'bg-fill',
          )}
        >
          <span className="min-w-0 truncate text-sm">{option.title}</span>
          {option.active ? null : <Badge tone="warning">Inactive</Badge>}
          <span className="col-span-2 truncate text-xs text-muted">
            <span className="font-mono">{option.primaryId}</span> · {option.marketplace}
          </span>
        </button>
      ))}
    </div>
  );
}
