import { CopyButton } from '@/components/ui/copy-button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

/** A link that only its maker sees, once. */
export function LinkOnce({ label, link }: { label: string; link: string }) {
  return (
    <div className="mt-3 flex flex-wrap items-start gap-2">
      <Field label={label} hint="Shown once. Copy it now." className="min-w-0 flex-1 basis-64">
        {(control) => (
          <Input
            {...control}
            readOnly
            value={link}
            className="font-mono"
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Field>
      <CopyButton text={link} label="Copy link" className="sm:mt-[26px]" />
    </div>
  );
}
