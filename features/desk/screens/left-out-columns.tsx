import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { useLanguage } from '@/lib/language/use-language';

/** What a column may be, by the name that the file is then given. */
const names = ['name', 'email', 'handle', 'link', 'stage', 'owner', 'tags', 'step', 'notes'] as const;

type Props = { headings: readonly string[]; onName: (heading: string, name: string) => void };

/** The columns of a file that are not read. The reader may say what they are. */
export function LeftOutColumns({ headings, onName }: Props) {
  const { t } = useLanguage();
  if (headings.length === 0) return null;
  const options = [
    { value: '', label: t('desk.preview.leftOut.none') },
    ...names.map((value) => ({ value, label: t(`desk.preview.leftOut.${value}`) })),
  ];
  return (
    <fieldset className="mt-3 grid gap-2">
      <legend className="mb-1 text-sm font-medium">
        {t('desk.preview.leftOut.title', { count: headings.length })}
      </legend>
      {headings.map((heading) => (
        <Field key={heading} label={heading}>
          {(control) => (
            <Select
              {...control}
              value=""
              options={options}
              onChange={({ target }) => onName(heading, target.value)}
            />
          )}
        </Field>
      ))}
    </fieldset>
  );
}
