'use client';

import { useState } from 'react';
import { ActionRow } from '@/components/feedback/action-row';
import { Instant } from '@/components/feedback/instant';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { later } from '@/components/ui/later';
import { toast } from '@/components/ui/toast';
import type { ShownRule } from '@/features/alerts/alert-shape';
import { useChangeRule } from '@/features/alerts/client/alerts';
import type { RuleChanges } from '@/features/alerts/rule';
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
  const { id, name, about, owner, mine, mail, paused, lastAlertAt } = rule;
  const update = (changes: RuleChanges, done: string) =>
    change.mutate({ id, ...changes }, { onSuccess: () => toast(done, { tone: 'positive' }) });
  return (
    <>
      <ActionRow
        title={
          <>
            <span className="min-w-0 wrap-anywhere">{name}</span>
            {paused ? <Badge tone="warning">{t('alerts.list.paused')}</Badge> : null}
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
        <p className="text-xs text-muted wrap-anywhere">{about}</p>
        {mine ? null : (
          <p className="text-xs text-muted wrap-anywhere">{t('alerts.list.owner', { owner })}</p>
        )}
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
