'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { ListExport } from '@/components/export/list-export';
import { readShareView } from '@/components/export/share-view';
import { LoadFailure } from '@/components/feedback/load-failure';
import { LedgerFreshness } from '@/components/feedback/sync/ledger-freshness';
import { SyncNotice } from '@/components/feedback/sync/sync-notice';
import { useLedgerSync } from '@/components/feedback/sync/use-ledger-sync';
import { toFailure } from '@/components/feedback/to-failure';
import { PageHeader } from '@/components/layout/page-header';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Plus, Target } from '@/components/ui/icons';
import { Skeleton } from '@/components/ui/skeleton';
import { goalDays, goalsOptions } from '@/features/goals/client/goals';
import type { StoredGoal } from '@/features/goals/goal-shape';
import { SavedViews } from '@/features/views/screens/saved-views';
import { useArrival } from '@/lib/client/use-arrival';
import type { Day } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import { GoalDialog } from './goal-dialog';
import { GoalList } from './goal-list';

type Props = {
  manages: boolean;
  /** Server day (UTC), so that hydration matches. */
  today: Day;
};

/** The workspace's goals with their progress: add, export, change and delete. */
export function GoalsScreen({ manages, today }: Props) {
  const { t } = useLanguage();
  const read = useInfiniteQuery(goalsOptions());
  const [opened, setOpened] = useState<'add' | StoredGoal | null>(null);
  useArrival('add', () => setOpened(manages ? 'add' : null));
  const failure = toFailure(read);
  const [first] = read.data?.pages ?? [];
  const isEmpty = first?.stored === 0;
  const sync = useLedgerSync(first && !isEmpty ? goalDays(first) : undefined);
  const title = t('pages.goals');
  const share = (name = title) => readShareView({ page: '/reports/goals', name, filters: '' }, {}, '');
  return (
    <>
      <PageHeader
        title={title}
        description={t('goals.description')}
        actions={
          <>
            <LedgerFreshness receipt={isEmpty ? undefined : first?.receipt} sync={sync} />
            <SavedViews page="/reports/goals" share={share} />
            {first && !isEmpty ? <ListExport list="goals" share={share} /> : null}
          </>
        }
      />
      {manages ? null : <Banner title={t('goals.managers.title')}>{t('goals.managers.text')}</Banner>}
      {failure ? (
        <LoadFailure {...failure} title={t('goals.failed')} />
      ) : first ? (
        <GoalsPanel
          read={read}
          isEmpty={isEmpty}
          manages={manages}
          today={today}
          onAdd={() => setOpened('add')}
          onEdit={setOpened}
        />
      ) : (
        <Skeleton className="h-40" />
      )}
      {opened !== null ? (
        <GoalDialog
          today={today}
          goal={opened === 'add' ? undefined : opened}
          others={read.data?.pages.flatMap(({ goals }) => goals) ?? []}
          onClose={() => setOpened(null)}
        />
      ) : null}
      <SyncNotice
        sync={sync}
        label={t('goals.reading')}
        partial={first !== undefined && !first.basis.complete}
      />
    </>
  );
}

type PanelProps = ComponentProps<typeof GoalList> & {
  isEmpty: boolean;
  onAdd: () => void;
};

/** The list of goals, or what will appear in it. */
function GoalsPanel({ read, isEmpty, manages, today, onAdd, onEdit }: PanelProps) {
  const { t } = useLanguage();
  const add = manages ? (
    <Button size={isEmpty ? 'md' : 'sm'} variant={isEmpty ? 'primary' : 'secondary'} onClick={onAdd}>
      <Plus aria-hidden="true" />
      {t('goals.add')}
    </Button>
  ) : null;
  return (
    <Card
      flush
      title={t('goals.title')}
      description={isEmpty ? undefined : t('goals.order')}
      actions={isEmpty ? null : add}
    >
      {isEmpty ? (
        <EmptyState
          icon={<Target />}
          title={t('goals.none.title')}
          action={add}
          className="border-t border-border"
        >
          {t(manages ? 'goals.none.set' : 'goals.none.ask')}
        </EmptyState>
      ) : (
        <GoalList read={read} manages={manages} today={today} onEdit={onEdit} />
      )}
    </Card>
  );
}
