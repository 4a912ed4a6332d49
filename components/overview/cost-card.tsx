import { DeltaMark } from '@/components/feedback/delta-mark';
import { PartialMark } from '@/components/feedback/partial-mark';
import { ProvisionalMark } from '@/components/feedback/provisional-mark';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { describeDelta } from '@/lib/format/delta';
import { formatMoney } from '@/lib/format/money';
import type { ProgramCost } from '@/lib/overview/overview-shape';

type Props = { costs: readonly ProgramCost[]; partial: boolean; against: string };

const cell = 'py-1.5 pl-3 text-right tabular whitespace-nowrap';

/** What creators cost after the bonus that comes back, one line a currency. */
export function CostCard({ costs, partial, against }: Props) {
  return (
    <Card
      title="Net programme cost"
      description="Commission minus the brand referral bonus (BRB), which is an estimate."
      actions={partial ? <PartialMark /> : <Badge>estimate</Badge>}
    >
      <div className="overflow-x-auto">
        <table className="w-full text-sm">
          <thead>
            <tr className="border-b border-border text-xs text-muted">
              <th scope="col" className="py-1.5 text-left font-normal">
                Currency
              </th>
              <th scope="col" className={`${cell} font-normal`}>
                Commission
              </th>
              <th scope="col" className={`${cell} font-normal`}>
                BRB estimate
              </th>
              <th scope="col" className={`${cell} font-normal`}>
                Net cost
              </th>
            </tr>
          </thead>
          <tbody>
            {costs.map((cost) => (
              <CostRow key={cost.currency} cost={cost} against={against} />
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function CostRow({ cost, against }: { cost: ProgramCost; against: string }) {
  const { currency, commission, bonus, net, netBefore, provisional } = cost;
  const delta = netBefore === null ? null : describeDelta(net, netBefore, { lowerIsBetter: true });
  return (
    <tr className="border-b border-border last:border-0">
      <th scope="row" className="py-1.5 text-left font-normal">
        <span className="flex items-center gap-2">
          {currency}
          {provisional ? <ProvisionalMark /> : null}
        </span>
      </th>
      <td className={cell}>{formatMoney(commission, currency)}</td>
      <td className={cell}>{formatMoney(bonus, currency)}</td>
      <td className={cell}>
        <span className="font-medium">{formatMoney(net, currency)}</span>
        {delta ? <DeltaMark delta={{ ...delta, tone: 'neutral' }} against={against} /> : null}
      </td>
    </tr>
  );
}
