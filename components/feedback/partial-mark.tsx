import { Badge } from '@/components/ui/badge';

/** Stands beside a sum whose rows are still arriving: it is not a total yet. */
export function PartialMark() {
  return <Badge tone="warning">partial</Badge>;
}
