import { ProvisionalMark } from '@/components/feedback/provisional-mark';
import type { DataColumn } from '@/components/table/column';
import { type Drawn, drawColumns } from '@/components/table/draw-columns';
import { rowName } from '@/components/table/row-name';
import { type FunnelRow, funnelColumns, writeStep } from '@/features/reports/funnel-columns';
import { type CurrencyFunnel, type FunnelStep, funnelSteps } from '@/features/reports/funnel-shape';
import type { Dimension } from '@/lib/data/terms/dimensions';
import type { Language } from '@/lib/language/language';

type Options = { group: Dimension; funnels: readonly CurrencyFunnel[] };

/** The columns of the funnel as their table draws them. */
export function drawFunnelColumns(language: Language, { group, funnels }: Options): DataColumn<FunnelRow>[] {
  const { t, format } = language;
  const several = funnels.length > 1;
  const footer = (text: (funnel: CurrencyFunnel) => string) =>
    funnels.map((funnel) => (
      <div key={funnel.currency} className="tabular h-5">
        {text(funnel)}
      </div>
    ));
  const toStep = (step: FunnelStep): Drawn<FunnelRow> => ({
    width: 136,
    cell: ({ weakest }, { text }) => (
      <span className={weakest?.step === step ? 'tabular font-medium text-negative' : 'tabular'}>{text}</span>
    ),
    footer: footer(({ rates }) => writeStep(language, step, rates[step])),
  });
  return drawColumns(funnelColumns(language, { group, several }), [], {
    ...Object.fromEntries(funnelSteps.map((step) => [step, toStep(step)])),
    name: {
      width: 200,
      cell: (_, { text }) => <span className={rowName}>{text}</span>,
      footer: footer(({ currency }) =>
        several ? t('reports.funnel.allIn', { currency }) : t('reports.funnel.all'),
      ),
    },
    currency: { width: 96 },
    lost: { width: 156, cell: (_, { text }) => <span className="tabular">{text}</span> },
    clicks: {
      width: 92,
      cell: ({ provisional }, { text }) => (
        <span className="tabular inline-flex items-center gap-1.5">
          {provisional ? <ProvisionalMark /> : null}
          {text}
        </span>
      ),
      footer: footer(({ counts }) => format.count(counts.clicks)),
    },
    weakest: {
      width: 420,
      sortable: false,
      cell: ({ weakest }, { text }) => (
        <span className={weakest ? 'truncate' : 'truncate text-muted'}>{text}</span>
      ),
    },
  });
}
