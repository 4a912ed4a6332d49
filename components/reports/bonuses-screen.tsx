'use client';

import { Banner } from '@/components/ui/banner';
import { ExplorerScreen, type ExplorerScreenProps } from './explorer-screen';

export function BonusesScreen(props: Pick<ExplorerScreenProps, 'today' | 'now'>) {
  return (
    <ExplorerScreen
      {...props}
      dataset="brb"
      page="/reports/brb"
      title="BRB estimates"
      description="Brand referral bonus by day, brand and marketplace."
      note={
        <Banner title="These are estimates.">
          The marketplace credits the bonus later. The amount may differ.
        </Banner>
      }
    />
  );
}
