import type { ReactNode } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { useLanguage } from '@/lib/language/use-language';

type Props = { ids: readonly string[]; requested: readonly string[]; onChange: (ids: string[]) => void };

const most = 20;

/** The ids of a filter that no row has. */
export function UnknownIds({ ids, requested, onChange }: Props) {
  const { t } = useLanguage();
  if (ids.length === 0) return null;
  const listed = ids.slice(0, most).join(', ');
  const rest = ids.length - most;
  const unknown = new Set(ids);
  return (
    <Banner
      tone="warning"
      title={t('filters.ids.unknown', { unknown: ids.length, asked: requested.length })}
      actions={
        <>
          <CopyButton size="sm" text={ids.join('\n')} label={t('ui.copyIds')} />
          <Button size="sm" onClick={() => onChange(requested.filter((id) => !unknown.has(id)))}>
            {t('filters.ids.removeUnknown')}
          </Button>
        </>
      }
    >
      {rest > 0
        ? t.rich('filters.andMore', { values: listed, count: rest, list: writeIds })
        : writeIds(listed)}
    </Banner>
  );
}

const writeIds = (ids: ReactNode) => <span className="font-mono text-xs break-all">{ids}</span>;
