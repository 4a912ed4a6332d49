import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { evidenceSearch } from '@/features/evidence/client/evidence';
import { longest } from '@/features/evidence/evidence-query';
import type { EvidenceLine } from '@/features/evidence/evidence-shape';
import type { SearchChange } from '@/lib/base/address/search';
import type { SearchValues } from '@/lib/client/list-input';
import { writeFilterValue } from '@/lib/data/terms/filters/filter-value';
import { useLanguage } from '@/lib/language/use-language';
import { nameBrand, nameProduct } from './evidence-lines';

type Search = SearchValues<typeof evidenceSearch>;

type Props = {
  search: Search;
  choices: readonly EvidenceLine[];
  onChange: (change: SearchChange<typeof evidenceSearch>) => void;
};

const nameLink = ({ link, linkProduct, subid1 }: EvidenceLine) =>
  [linkProduct, subid1, link].filter(Boolean).join(' · ');

/** Asks which link, product or brand it is about, and what the order was. */
export function EvidenceForm({ search, choices, onChange }: Props) {
  const { t } = useLanguage();
  return (
    <Card title={t('evidence.ask.title')} description={t('evidence.ask.hint')} data-print="hide">
      <div className="grid gap-4 sm:grid-cols-3">
        <Choice
          label={t('evidence.ask.link')}
          value={search.links}
          options={choices.map((line) => [writeFilterValue('link', line.link), nameLink(line)])}
          onChange={(links) => onChange({ links })}
        />
        <Choice
          label={t('evidence.ask.product')}
          value={search.products}
          options={choices.flatMap((line) =>
            line.product === null ? [] : [[writeFilterValue('product', line.product), nameProduct(line)]],
          )}
          onChange={(products) => onChange({ products })}
        />
        <Choice
          label={t('evidence.ask.brand')}
          value={search.brands}
          options={choices.map((line) => [line.brand, nameBrand(line)])}
          onChange={(brands) => onChange({ brands })}
        />
        <Field label={t('evidence.ask.day')} optional>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={search.orderDay ?? ''}
              onChange={({ target }) => onChange({ orderDay: target.value || null })}
            />
          )}
        </Field>
        {(['amount', 'note'] as const).map((name) => {
          const parameter = name === 'amount' ? 'orderAmount' : 'orderNote';
          return (
            <Field key={name} label={t(`evidence.ask.${name}`)} optional>
              {(control) => (
                <Input
                  {...control}
                  maxLength={longest[name]}
                  value={search[parameter] ?? ''}
                  onChange={({ target }) => onChange({ [parameter]: target.value || null })}
                />
              )}
            </Field>
          );
        })}
      </div>
    </Card>
  );
}

type ChoiceProps = {
  label: string;
  value: readonly string[] | null | undefined;
  options: readonly (readonly string[])[];
  onChange: (values: string[] | null) => void;
};

/** All, or one. A value of the address that is not among the options stays. */
function Choice({ label, value, options, onChange }: ChoiceProps) {
  const { t } = useLanguage();
  const [chosen = ''] = value ?? [];
  const names = new Map(options.map(([id = '', name = '']) => [id, name]));
  if (chosen && !names.has(chosen)) names.set(chosen, chosen);
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={chosen}
          options={[
            { value: '', label: t('evidence.ask.all') },
            ...[...names].map(([id, name]) => ({ value: id, label: name })),
          ]}
          onChange={({ target }) => onChange(target.value ? [target.value] : null)}
        />
      )}
    </Field>
  );
}
