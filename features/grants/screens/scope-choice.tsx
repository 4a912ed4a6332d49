import { useFormContext } from '@/components/form/form';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { Sentence } from '@/components/ui/sentence';
import type { Scope } from '@/lib/access/scopes';
import type { Translate } from '@/lib/language/translate';
import { useLanguage } from '@/lib/language/use-language';

const names = {
  'reports:read': 'reports',
  'catalog:read': 'catalog',
  'links:read': 'linksRead',
  'links:write': 'linksWrite',
  'settings:read': 'settings',
} as const satisfies Record<Scope, string>;

/** What a token with this scope can do. */
const nameScope = (t: Translate, scope: Scope): string => t(`tokens.scopes.${names[scope]}`);

/** A checkbox for each scope, in a form. */
export function ScopeChoice({ scopes }: { scopes: readonly Scope[] }) {
  const { t } = useLanguage();
  const error = useFormContext().errorOf('scopes');
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{t('tokens.create.scopes')}</legend>
      <div className="grid gap-2">
        {scopes.map((scope) => (
          <CheckboxField
            key={scope}
            name="scopes"
            value={scope}
            label={nameScope(t, scope)}
            hint={<code>{scope}</code>}
          />
        ))}
      </div>
      {error ? (
        <p role="alert" className="mt-1.5 text-xs text-negative">
          <Sentence>{error}</Sentence>
        </p>
      ) : null}
    </fieldset>
  );
}
