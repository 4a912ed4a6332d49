import { Instant } from '@/components/account/instant';
import { EmptyState } from '@/components/ui/empty-state';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { describeAction } from './describe-action';

type Line = { id: string; action: string; subject: string; at: string; person: string | null };

export function AuditTable({ lines }: { lines: readonly Line[] }) {
  if (lines.length === 0) {
    return <EmptyState title="Nothing here yet">What people do in this workspace is listed here.</EmptyState>;
  }
  return (
    <ScrollRegion label="Audit log">
      <table className="w-full text-left text-sm">
        <thead className="text-xs text-muted">
          <tr className="border-b border-border">
            <th className="px-4 py-2 font-medium">What</th>
            <th className="px-4 py-2 font-medium">Which</th>
            <th className="px-4 py-2 font-medium">Who</th>
            <th className="px-4 py-2 text-right font-medium">When</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {lines.map((line) => (
            <tr key={line.id}>
              <td className="px-4 py-2 font-medium whitespace-nowrap">{describeAction(line.action)}</td>
              <td className="max-w-80 truncate px-4 py-2 text-muted">{line.subject || '–'}</td>
              <td className="px-4 py-2 whitespace-nowrap">{line.person ?? 'Deleted account'}</td>
              <td className="tabular px-4 py-2 text-right whitespace-nowrap text-muted">
                <Instant at={line.at} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
