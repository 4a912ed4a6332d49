import { ActionButton } from '@/components/settings/action-button';
import { Card } from '@/components/ui/card';
import type { FormState } from '@/lib/http/form';

type Props = {
  /** Whether creators see their earnings now. */
  shown: boolean;
  action: (state: FormState, form: FormData) => Promise<FormState>;
};

/** Whether members with the creator role see what the links they created earn. */
export function EarningsSetting({ shown, action }: Props) {
  return (
    <Card
      title="Creator earnings"
      description="Creators see sales, commission and clicks of links they created, and no others."
      actions={
        <ActionButton
          action={action}
          fields={{ shown: shown ? 'no' : 'yes' }}
          label={shown ? 'Hide earnings' : 'Show earnings'}
        />
      }
    >
      <p className="text-sm">{shown ? 'Creators see their earnings.' : 'Creators see no earnings.'}</p>
    </Card>
  );
}
