import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { formatCount, formatQuantity } from '@/lib/format/number';

type Props = { ids: readonly string[]; asked: readonly string[]; onChange: (ids: string[]) => void };

const most = 20;

/** The ids of a filter that no row has. */
export function UnknownIds({ ids, asked, onChange }: Props) {
  if (ids.length === 0) return null;
  const rest = ids.length - most;
  const unknown = new Set(ids);
  return (
    <Banner
      tone="warning"
      title={`${formatCount(ids.length)} of ${formatQuantity(asked.length, 'id')} not in your catalog:`}
      actions={
        <>
          <CopyButton size="sm" text={ids.join('\n')} label="Copy ids" />
          <Button size="sm" onClick={() => onChange(asked.filter((id) => !unknown.has(id)))}>
            Remove them
          </Button>
        </>
      }
    >
      <span className="font-mono text-xs break-all">{ids.slice(0, most).join(', ')}</span>
      {rest > 0 ? ` and ${formatCount(rest)} more` : null}
    </Banner>
  );
}
