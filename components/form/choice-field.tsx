import { Select } from '@/components/ui/select';
import { useLanguage } from '@/lib/language/use-language';
import { FormField } from './form-field';

type Props = {
  name: string;
  label: string;
  /** Items to choose from. */
  items: readonly { id: string; name: string }[];
  /** Whether the items are still loading. */
  pending: boolean;
  /** What no choice means. */
  none: string;
  /** The item that the form begins with. It can be chosen even if it is not listed. */
  id: string | null;
  /** The name of an item that is not listed; its id without one. */
  unlisted?: string | undefined;
  required?: boolean;
  /** A part of a sentence, as wide as its choice. */
  inline?: boolean;
};

/** One item of a list that is loaded, or none. */
export function ChoiceField(props: Props) {
  const { name, label, items, pending, none, id, unlisted, required = false, inline = false } = props;
  const { t } = useLanguage();
  const listed = items.map((item) => ({ value: item.id, label: item.name }));
  const isListed = !id || items.some((item) => item.id === id);
  return (
    <FormField
      // A name that arrives later would not be chosen.
      key={String(pending)}
      name={name}
      label={label}
      defaultValue={id ?? ''}
      required={required}
      inline={inline}
    >
      {(control) => (
        <Select
          {...control}
          inline={inline}
          options={[
            { value: '', label: pending ? t('ui.loading') : none },
            ...(isListed ? [] : [{ value: id, label: pending ? t('ui.loading') : (unlisted ?? id) }]),
            ...listed,
          ]}
        />
      )}
    </FormField>
  );
}
