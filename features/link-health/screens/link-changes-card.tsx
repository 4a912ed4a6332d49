import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedLine } from '@/components/feedback/failed-line';
import { PartialMark } from '@/components/feedback/partial-mark';
import { toFailure } from '@/components/feedback/to-failure';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import type { LinkChange, LinkChanges } from '@/features/link-health/change-shape';
import { linkChangesOptions, type toLinkHealthInput } from '@/features/link-health/client/link-health';
import { addDays, type DayRange } from '@/lib/data/terms/days';
import { writeExactRate } from '@/lib/language/format/exact-rate';
import type { Language } from '@/lib/language/language';
import { useLanguage } from '@/lib/language/use-language';
import { captionOfRecords } from '@/lib/pages/answer-caption';
import { writeCaption } from '@/lib/pages/caption';
import { findOpenDays } from '@/lib/pages/open-days';
import { describeSample, NewLink } from './broken-row';

type Props = {
  input: ReturnType<typeof toLinkHealthInput>;
  /** Whether the reader may create links. */
  makes: boolean;
};

/** Changes that are shown at first. */
const first = 5;

/** Products of links that are back, cost or pay something else, or pay less than others of their kind. */
export function LinkChangesCard({ input, makes }: Props) {
  const language = useLanguage();
  const { t } = language;
  const [all, setAll] = useState(false);
  const query = useQuery(linkChangesOptions(input));
  const failure = toFailure(query);
  const { data } = query;
  return (
    <Card
      flush
      title={t('linkHealth.changes.title')}
      actions={data && !data.basis.complete ? <PartialMark /> : null}
      footer={data ? writeFooter(language, data) : null}
    >
      {failure ? (
        <FailedLine {...failure} title={t('linkHealth.changes.failed')} className="px-4 pb-4" />
      ) : data === undefined ? (
        <Skeleton className="mx-4 mb-4 h-24" />
      ) : data.changes.length === 0 ? (
        <p className="px-4 pb-4 text-sm text-muted">
          {t(data.listedAt === null ? 'linkHealth.changes.notListed' : 'linkHealth.changes.none')}
        </p>
      ) : (
        <ul className="divide-y divide-border border-t border-border">
          {data.changes.slice(0, all ? undefined : first).map((change) => (
            <ChangeRow
              key={`${change.product.marketplace} ${change.product.id} ${change.kind}`}
              {...{ change, makes, range: data.range }}
            />
          ))}
        </ul>
      )}
      {data && !all && data.changes.length > first ? (
        <div className="px-4 pb-3" data-print="hide">
          <Button size="sm" onClick={() => setAll(true)}>
            {t('linkHealth.changes.all', { count: data.changes.length })}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

function ChangeRow({ change, makes, range }: { change: LinkChange; makes: boolean; range: DayRange }) {
  const language = useLanguage();
  const { t, format } = language;
  const { product, links: count, clicks } = change;
  const better = change.kind === 'better' ? { ...change.better, marketplace: product.marketplace } : null;
  const sample = better && describeSample(language, better);
  return (
    <li className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5 text-sm">
      <div className="grid min-w-0 flex-1 basis-64 gap-0.5">
        <h3 className="font-medium text-pretty wrap-anywhere">{product.name}</h3>
        <p className="text-pretty wrap-anywhere">{describeChange(language, change)}</p>
        <p className="text-xs text-muted wrap-anywhere">
          {clicks === null
            ? t('linkHealth.links', { count })
            : t('linkHealth.changes.clicks', { count, clicks, days: format.dayRange(range.from, range.to) })}
          {sample === null ? null : ` · ${better?.name}: ${sample}`}
        </p>
      </div>
      {better && makes ? <NewLink replacement={better} /> : null}
    </li>
  );
}

function describeChange(language: Language, change: LinkChange): string {
  const { t, format } = language;
  const day = format.day(change.since);
  switch (change.kind) {
    case 'back':
      return t('linkHealth.changes.back', { day });
    case 'price': {
      const [before, after] = [change.before, change.after].map((one) =>
        format.money(one.amount, one.currency),
      );
      return t('linkHealth.changes.price', { before: before ?? '', after: after ?? '', day });
    }
    case 'rate': {
      const { before, after } = change;
      return t('linkHealth.changes.rate', {
        before: writeExactRate(language, before),
        after: writeExactRate(language, after),
        day,
      });
    }
    case 'better': {
      const { better, pays, currency } = change;
      return t('linkHealth.changes.better', {
        name: better.name,
        other: format.money(better.pays, currency),
        own: format.money(pays, currency),
        day,
      });
    }
  }
}

/** What the changes rest on, and how many are not shown. */
function writeFooter(language: Language, { changes, count, range, basis, listedAt }: LinkChanges): string {
  const { receipt } = writeCaption(language, {
    ...captionOfRecords({ basis, open: findOpenDays(range, addDays(range.to, 1)), asOf: listedAt }),
    page: '',
    view: null,
    brand: null,
    filters: [],
    currency: null,
  });
  const more = language.t('linkHealth.changes.more', { shown: changes.length, count });
  return count > changes.length ? `${more} ${receipt}` : receipt;
}
