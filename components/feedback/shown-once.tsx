import { CopyButton } from '@/components/ui/copy-button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useLanguage } from '@/lib/language/use-language';

type Props = {
  label: string;
  text: string /** The button: "Copy link". */;
  copy: string;
  autoFocus?: boolean;
};

/** A link or key that is shown only once, to the person who created it. */
export function ShownOnce({ label, text, copy, autoFocus }: Props) {
  const { t } = useLanguage();
  return (
    <div className="mt-3 flex flex-wrap items-start gap-2">
      <Field label={label} hint={t('feedback.shownOnce')} className="min-w-0 flex-1 basis-64">
        {(control) => (
          <Input
            {...control}
            readOnly
            autoFocus={autoFocus}
            value={text}
            className="font-mono"
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Field>
      <CopyButton text={text} label={copy} className="sm:mt-[26px]" />
    </div>
  );
}
