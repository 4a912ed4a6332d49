'use client';

import { Search } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { CostFilters } from '@/features/costs/cost';
import { costKinds, costSubjects } from '@/features/costs/cost-shape';
import { GroupFilter } from '@/features/groups/screens/group-filter';
import { useLanguage } from '@/lib/language/use-language';

const subjects = ['workspace', ...costSubjects] as const;

type Props = {
  filters: CostFilters;
  typed: string;
  onChange: (filters: CostFilters) => void;
  onType: (text: string) => void;
};

/** Narrows the list by kind, subject, groups of creators, and a text of names, ids and notes. */
export function CostFilterBar({ filters, typed, onChange, onType }: Props) {
  const { t } = useLanguage();
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-border px-4 py-3">
      <Select
        aria-label={t('costs.kind')}
        className="w-40"
        value={filters.kind ?? ''}
        onChange={({ target }) =>
          onChange({ ...filters, kind: costKinds.find((name) => name === target.value) })
        }
        options={[
          { value: '', label: t('costs.anyKind') },
          ...costKinds.map((value) => ({ value, label: t(`costs.kinds.${value}`) })),
        ]}
      />
      <Select
        aria-label={t('costs.for')}
        className="w-48"
        value={filters.subject ?? ''}
        onChange={({ target }) =>
          onChange({ ...filters, subject: subjects.find((name) => name === target.value) })
        }
        options={[
          { value: '', label: t('costs.anySubject') },
          ...subjects.map((value) => ({ value, label: t(`costs.forKinds.${value}`) })),
        ]}
      />
      <GroupFilter
        kind="creator"
        selected={filters.groups ?? []}
        onChange={({ groups }) => onChange({ ...filters, groups: groups.length > 0 ? groups : undefined })}
      />
      <div className="w-56 max-sm:w-full">
        <Input
          type="search"
          aria-label={t('costs.find')}
          placeholder={t('costs.find')}
          icon={<Search />}
          value={typed}
          onChange={({ target }) => onType(target.value)}
        />
      </div>
    </div>
  );
}
