'use client';

import { useQuery } from '@tanstack/react-query';
import { ListExport } from '@/components/export/list-export';
import { FreshnessPlace } from '@/components/feedback/freshness';
import { LoadFailure } from '@/components/feedback/load-failure';
import { toFailure } from '@/components/feedback/to-failure';
import { UnknownValues } from '@/components/feedback/unknown-values';
import { DateRangePicker } from '@/components/filters/date-range-picker';
import { useRange } from '@/components/filters/week-start';
import { PageHeader } from '@/components/layout/page-header';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Printer } from '@/components/ui/icons';
import { Skeleton } from '@/components/ui/skeleton';
import { EarningsFreshness } from '@/features/earnings/screens/earnings-freshness';
import { evidenceInput, evidenceOptions, evidenceSearch } from '@/features/evidence/client/evidence';
import { captionOfEvidence, type Order } from '@/features/evidence/evidence-caption';
import type { Evidence } from '@/features/evidence/evidence-shape';
import { useSearch } from '@/lib/client/use-search';
import type { Day } from '@/lib/data/terms/days';
import { namedFilters } from '@/lib/data/terms/filters/filter-dimensions';
import { readFilterValue } from '@/lib/data/terms/filters/filter-value';
import { useLanguage } from '@/lib/language/use-language';
import { listSentences, writeCaption } from '@/lib/pages/caption';
import { describeFilters } from '@/lib/pages/filter-words';
import { EvidenceChanges } from './evidence-changes';
import { EvidenceDays } from './evidence-days';
import { EvidenceForm } from './evidence-form';
import { EvidenceLines, nameBrand, nameProduct } from './evidence-lines';

/** What to show the platform if a commission is missing: clicks, and what the report said when. Of the user's own links. */
export function EvidenceScreen({ today }: { today: Day }) {
  const { t } = useLanguage();
  const [search, setSearch] = useSearch(evidenceSearch);
  const range = useRange(search, today);
  const input = evidenceInput(range, search);
  const query = useQuery(evidenceOptions(input));
  const { data } = query;
  const failure = toFailure(query);
  const { orderDay, orderAmount, orderNote } = search;
  const order = {
    orderDay: orderDay ?? undefined,
    orderAmount: orderAmount || undefined,
    orderNote: orderNote || undefined,
  };
  return (
    <>
      <PageHeader
        tabbed
        title={t('pages.linkEvidence')}
        description={t('evidence.hint')}
        days={range}
        actions={
          <>
            {data ? <EarningsFreshness answer={data} /> : <FreshnessPlace />}
            <Button onClick={() => window.print()}>
              <Printer aria-hidden="true" className="text-muted" />
              <span data-word="">{t('closing.print')}</span>
            </Button>
            <ListExport list="evidence" input={{ ...input, ...order }} />
          </>
        }
        toolbar={<DateRangePicker today={today} search={search} onChange={setSearch} />}
      />
      <UnknownValues values={data?.basis.unknownValues} />
      <EvidenceForm search={search} choices={data?.choices ?? []} onChange={setSearch} />
      {failure ? <LoadFailure {...failure} title={t('evidence.failed')} /> : null}
      {data ? (
        <>
          <Rests evidence={data} filters={namedFilters(input)} order={order} today={today} />
          <EvidenceDays evidence={data} />
          <EvidenceLines evidence={data} />
          <EvidenceChanges evidence={data} />
        </>
      ) : failure ? null : (
        <Skeleton className="h-96" />
      )}
    </>
  );
}

type RestsProps = { evidence: Evidence; filters: Record<string, string[]>; order: Order; today: Day };

/** The caption, as in the file. */
function Rests({ evidence, filters, order, today }: RestsProps) {
  const language = useLanguage();
  const { t } = language;
  const { choices } = evidence;
  const nameOf = (name: string, value: string) => {
    const product = choices.find((line) => line.product === readFilterValue('product', value));
    const brand = choices.find((line) => line.brand === value);
    if (name === 'product' && product) return nameProduct(product);
    return name === 'brand' && brand ? nameBrand(brand) : value;
  };
  const named = Object.entries(filters).map(
    ([name, values]) => [name, values.map((value) => nameOf(name, value))] as const,
  );
  const [, ...sentences] = listSentences(
    writeCaption(language, {
      ...captionOfEvidence(language, evidence, order, today),
      page: t('pages.linkEvidence'),
      view: null,
      brand: null,
      filters: describeFilters(language, Object.fromEntries(named)),
      currency: null,
    }),
  );
  return (
    <Card title={t('evidence.restsTitle')}>
      <ul className="grid gap-1 text-sm wrap-anywhere">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Card>
  );
}
