'use client';

import { useState } from 'react';
import { ActionRow } from '@/components/feedback/action-row';
import { Instant } from '@/components/feedback/instant';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { DropdownMenu } from '@/components/ui/dropdown-menu';
import { later } from '@/components/ui/later';
import { MenuItem } from '@/components/ui/menu-item';
import { toast } from '@/components/ui/toast';
import type { ShownRule } from '@/features/alerts/alert-shape';
import { useChangeRule } from '@/features/alerts/client/alerts';
import type { RuleChangesInput } from '@/features/alerts/rule';
import { useLanguage } from '@/lib/language/use-language';
import { ChannelSelect } from './channel-field';

const DeleteRuleDialog = later(() =>
  import('./delete-rule-dialog').then((module) => module.DeleteRuleDialog),
);

/** A rule, and what its reader may do with it. `mailing`: whether mail can be sent to the reader. */
export function RuleRow({ rule, mailing }: { rule: ShownRule; mailing: boolean }) {
  const { t } = useLanguage();
  const change = useChangeRule();
  const [asks, setAsks] = useState(false);
  const { id, name, about, owner, mine, mail, paused, mutedUntil, lastAlertAt } = rule;
  const update = (changes: RuleChangesInput, done: string) =>
    change.mutate({ id, ...changes }, { onSuccess: () => toast(done, { tone: 'positive' }) });
  return (
    <>
      <ActionRow
        title={
          <>
            <span className="min-w-0 wrap-anywhere">{name}</span>
            {paused ? <Badge tone="warning">{t('alerts.list.paused')}</Badge> : null}
            {mutedUntil ? <Badge tone="warning">{t('alerts.list.muted')}</Badge> : null}
            {mail ? <Badge>{t('alerts.list.mail')}</Badge> : null}
          </>
        }
        problem={change.error?.message}
        actions={
          <>
            <Button
              size="sm"
              variant="ghost"
              aria-label={t(paused ? 'alerts.list.resumeNamed' : 'alerts.list.pauseNamed', { name })}
              pending={change.isPending}
              onClick={() =>
                update({ paused: !paused }, t(paused ? 'alerts.list.resumedDone' : 'alerts.list.pausedDone'))
              }
            >
              {t(paused ? 'alerts.list.resume' : 'alerts.list.pause')}
            </Button>
            <MuteButton rule={rule} onChange={update} />
            {mine && (mail || mailing) ? (
              <Button
                size="sm"
                variant="ghost"
                aria-label={t(mail ? 'alerts.list.mailOffNamed' : 'alerts.list.mailOnNamed', { name })}
                pending={change.isPending}
                onClick={() =>
                  update({ mail: !mail }, t(mail ? 'alerts.list.mailOffDone' : 'alerts.list.mailOnDone'))
                }
              >
                {t(mail ? 'alerts.list.mailOff' : 'alerts.list.mailOn')}
              </Button>
            ) : null}
            {mine ? (
              <ChannelSelect
                label={t('channels.rule.named', { name })}
                value={rule.channel}
                onChange={(channel) => update({ channel }, t('channels.rule.changed'))}
              />
            ) : null}
            {mine ? (
              <Button
                size="sm"
                variant="ghost"
                aria-label={t('alerts.list.deleteNamed', { name })}
                onClick={() => setAsks(true)}
              >
                {t('alerts.list.delete')}
              </Button>
            ) : null}
          </>
        }
      >
        <p className="text-sm wrap-anywhere">{about}</p>
        {mine ? null : (
          <p className="text-xs text-muted wrap-anywhere">{t('alerts.list.owner', { owner })}</p>
        )}
        {mutedUntil ? (
          <p className="text-xs text-muted">
            {t.rich('alerts.list.mutedUntil', { at: () => <Instant at={mutedUntil} future /> })}
          </p>
        ) : null}
        <p className="text-xs text-muted">
          {lastAlertAt
            ? t.rich('alerts.list.last', { at: () => <Instant at={lastAlertAt} /> })
            : t('alerts.list.never')}
        </p>
      </ActionRow>
      {asks ? <DeleteRuleDialog rule={rule} onClose={() => setAsks(false)} /> : null}
    </>
  );
}

const dayMs = 86_400_000;
const mutes = [
  { days: 1, label: 'muteDay' },
  { days: 7, label: 'muteWeek' },
  { days: 30, label: 'muteMonth' },
] as const;

type MuteProps = { rule: ShownRule; onChange: (changes: RuleChangesInput, done: string) => void };

/** Chooses how long alerts of a rule are only in the bell. Nothing for rules that are sent nowhere. */
function MuteButton({ rule: { name, mail, channel, mutedUntil }, onChange }: MuteProps) {
  const { t } = useLanguage();
  if (mutedUntil) {
    return (
      <Button
        size="sm"
        variant="ghost"
        aria-label={t('alerts.list.unmuteNamed', { name })}
        onClick={() => onChange({ mutedUntil: null }, t('alerts.list.unmutedDone'))}
      >
        {t('alerts.list.unmute')}
      </Button>
    );
  }
  if (!mail && channel === null) return null;
  const muteFor = (days: number) =>
    onChange({ mutedUntil: new Date(Date.now() + days * dayMs).toISOString() }, t('alerts.list.mutedDone'));
  return (
    <DropdownMenu
      trigger={t('alerts.list.mute')}
      triggerLabel={t('alerts.list.muteNamed', { name })}
      triggerClassName={buttonClass('ghost', 'sm')}
      label={t('alerts.list.muteNamed', { name })}
    >
      {mutes.map(({ days, label }) => (
        <MenuItem key={days} onPress={() => muteFor(days)}>
          {t(`alerts.list.${label}`)}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
