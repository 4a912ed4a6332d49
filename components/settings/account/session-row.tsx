import { Instant } from '@/components/feedback/instant';
import { ActionButton } from '@/components/settings/action-button';
import { Badge } from '@/components/ui/badge';
import type { FormState } from '@/lib/http/form';
import { describeDevice } from './describe-device';

type Props = {
  id: string;
  userAgent: string;
  network: string;
  lastSeenAt: string;
  isThis: boolean;
  end: (state: FormState, form: FormData) => Promise<FormState>;
};

export function SessionRow({ id, userAgent, network, lastSeenAt, isThis, end }: Props) {
  const device = describeDevice(userAgent);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2 text-sm font-medium" title={userAgent}>
          {device}
          {isThis ? <Badge tone="accent">This one</Badge> : null}
        </p>
        <p className="text-xs text-muted">
          From {network} · seen <Instant at={lastSeenAt} />
        </p>
      </div>
      {isThis ? null : (
        <ActionButton
          action={end}
          fields={{ id }}
          label="Sign out"
          ariaLabel={`Sign out ${device}, ${network}`}
          variant="ghost"
        />
      )}
    </li>
  );
}
