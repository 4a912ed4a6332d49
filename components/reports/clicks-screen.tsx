'use client';

import { ExplorerScreen, type ExplorerScreenProps } from './explorer-screen';
import { Reconciliation } from './reconciliation';

export function ClicksScreen(props: Pick<ExplorerScreenProps, 'today' | 'now'>) {
  return (
    <ExplorerScreen
      {...props}
      dataset="clicks"
      page="/reports/clicks"
      title="Clicks"
      description="Every click on creators’ links, to products and to storefronts."
      aside={(explorer) => <Reconciliation explorer={explorer} />}
    />
  );
}
