import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { FileColumn } from '@/lib/csv/file-shape';
import type { ui } from '@/lib/language/messages/en/ui';
import { useLanguage } from '@/lib/language/use-language';

/** What the column of a file may be read as. */
export type CsvColumn = keyof (typeof ui)['csv']['as'];

type Props<Column extends CsvColumn> = {
  columns: readonly FileColumn<Column>[];
  /** What the columns may be read as. */
  names: readonly Column[];
  onChoose: (at: number, column: Column | null) => void;
};

/** The columns of a file with their first values, and what each is read as. The reader may change that. */
export function CsvColumns<Column extends CsvColumn>({ columns, names, onChoose }: Props<Column>) {
  const { t } = useLanguage();
  const options = [
    { value: '', label: t('ui.csv.unread') },
    ...names.map((value: CsvColumn) => ({ value, label: t(`ui.csv.as.${value}`) })),
  ];
  return (
    <fieldset className="grid gap-x-3 gap-y-2 sm:grid-cols-2">
      <legend className="mb-1 text-sm font-medium">{t('ui.csv.columns')}</legend>
      {columns.map(({ at, heading, example, column }) => (
        <Field
          key={at}
          label={heading || t('ui.csv.nth', { number: at + 1 })}
          {...(example === '' ? {} : { hint: t('ui.csv.example', { example }) })}
        >
          {(control) => (
            <Select
              {...control}
              value={column ?? ''}
              options={options}
              onChange={({ target }) => onChoose(at, names.find((name) => name === target.value) ?? null)}
            />
          )}
        </Field>
      ))}
    </fieldset>
  );
}
