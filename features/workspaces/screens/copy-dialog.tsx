'use client';

import { useState } from 'react';
import { FailedLine } from '@/components/feedback/failed-line';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { useCopySettings } from '@/features/workspaces/client/workspaces';
import { type CopiedKind, copyKinds } from '@/features/workspaces/copy-shape';
import type { ListedWorkspace } from '@/features/workspaces/workspace-shape';
import { may } from '@/lib/access/member';
import { useLanguage } from '@/lib/language/use-language';

/** The workspaces that settings can be copied from, and to. */
export const listCopyable = (workspaces: readonly ListedWorkspace[]) => ({
  sources: workspaces.filter(({ role }) => may(role, 'view')),
  targets: workspaces.filter(({ role }) => may(role, 'manage', 'write')),
});

type Props = { workspaces: readonly ListedWorkspace[]; onClose: () => void };

/** Copies alert rules, goals, scheduled reports and margins between workspaces, after it said what will be copied. */
export function CopyDialog({ workspaces, onClose }: Props) {
  const { t } = useLanguage();
  const { sources, targets } = listCopyable(workspaces);
  const [from, setFrom] = useState(sources[0]?.id ?? '');
  const others = targets.filter(({ id }) => id !== from);
  const [wanted, setWanted] = useState('');
  const to = others.find(({ id }) => id === wanted)?.id ?? others[0]?.id ?? '';
  const [kinds, setKinds] = useState<readonly string[]>(copyKinds);
  const copy = useCopySettings();
  const { data, error, isPending } = copy;
  const asked = { from, to, kinds: copyKinds.filter((kind) => kinds.includes(kind)) };
  const found = data?.kinds.reduce((sum, { copied }) => sum + copied, 0) ?? 0;
  /** What was found is of what was chosen before. */
  const choose = (change: () => void) => {
    change();
    copy.reset();
  };
  const send = (preview: boolean) => copy.mutate({ ...asked, preview });
  return (
    <Dialog
      open
      title={t('workspaces.copy.title')}
      description={t('workspaces.copy.hint')}
      onClose={onClose}
      footer={
        data && !data.preview ? (
          <Button variant="primary" onClick={onClose}>
            {t('workspaces.copy.close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('ui.cancel')}</Button>
            {data ? (
              <Button
                variant="primary"
                pending={isPending}
                disabled={found === 0}
                onClick={() => send(false)}
              >
                {t('workspaces.copy.send', { count: found })}
              </Button>
            ) : (
              <Button
                variant="primary"
                pending={isPending}
                disabled={to === '' || asked.kinds.length === 0}
                onClick={() => send(true)}
              >
                {t('workspaces.copy.preview')}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="grid gap-4">
        <Field label={t('workspaces.copy.from')}>
          {(control) => (
            <Select
              {...control}
              value={from}
              options={sources.map(toOption)}
              onChange={({ target }) => choose(() => setFrom(target.value))}
            />
          )}
        </Field>
        <Field label={t('workspaces.copy.to')}>
          {(control) => (
            <Select
              {...control}
              value={to}
              options={others.map(toOption)}
              onChange={({ target }) => choose(() => setWanted(target.value))}
            />
          )}
        </Field>
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 text-sm font-medium">{t('workspaces.copy.kinds')}</legend>
          {copyKinds.map((kind) => (
            <CheckboxField
              key={kind}
              label={t(`workspaces.copy.kind.${kind}`)}
              checked={kinds.includes(kind)}
              onChange={({ target }) =>
                choose(() =>
                  setKinds(target.checked ? [...kinds, kind] : kinds.filter((one) => one !== kind)),
                )
              }
            />
          ))}
        </fieldset>
        {error ? (
          <FailedLine
            error={error}
            retrying={isPending}
            onRetry={() => send(true)}
            title={t('workspaces.copy.failed')}
          />
        ) : null}
        {data ? (
          <ul role="status" className="grid gap-3 text-sm">
            {data.kinds.map((one) => (
              <FoundKind key={one.kind} found={one} done={!data.preview} />
            ))}
          </ul>
        ) : null}
      </div>
    </Dialog>
  );
}

const toOption = ({ id, name }: ListedWorkspace) => ({ value: id, label: name });

/** How many settings of a kind are copied, and which are not, and why. */
function FoundKind({ found, done }: { found: CopiedKind; done: boolean }) {
  const { t, format } = useLanguage();
  const { kind, copied, skipped } = found;
  return (
    <li>
      <span className="font-medium">{t(`workspaces.copy.kind.${kind}`)}</span>:{' '}
      {t(done ? 'workspaces.copy.copied' : 'workspaces.copy.found', { count: copied })}
      {skipped.map(({ reason, count, names }) => (
        <span key={reason} className="block text-xs text-muted wrap-anywhere">
          {t(`workspaces.copy.skipped.${reason}`, { count, names: format.list(names) })}
        </span>
      ))}
    </li>
  );
}
