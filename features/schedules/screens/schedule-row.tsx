'use client';

import { useState } from 'react';
import { ActionRow } from '@/components/feedback/action-row';
import { ConfirmMutation } from '@/components/feedback/confirm-mutation';
import { Instant } from '@/components/feedback/instant';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { later } from '@/components/ui/later';
import { toast } from '@/components/ui/toast';
import {
  useAskAgain,
  useChangeSchedule,
  useDeleteSchedule,
  useSendSchedule,
} from '@/features/schedules/client/schedules';
import type { SchedulesAnswer, ShownRecipient, ShownSchedule } from '@/features/schedules/schedule-shape';
import { useLanguage } from '@/lib/language/use-language';
import { describeEdition, describePlan, describeSource } from './describe-schedule';

const ScheduleDialog = later(() => import('./schedule-dialog').then((module) => module.ScheduleDialog));

type Opened = 'change' | 'send' | 'delete';
type Props = { schedule: ShownSchedule; offer: SchedulesAnswer; userId: string };

/** A scheduled report, and what can be done with it. */
export function ScheduleRow({ schedule, offer, userId }: Props) {
  const language = useLanguage();
  const { t } = language;
  const change = useChangeSchedule();
  const [opened, setOpened] = useState<Opened>();
  const { id, name, owner, mine, plan, content, paused, nextAt, last, recipients } = schedule;
  const toggle = () =>
    change.mutate(
      { id, paused: !paused },
      {
        onSuccess: () =>
          toast(t(paused ? 'schedules.resumedDone' : 'schedules.pausedDone'), { tone: 'positive' }),
      },
    );
  const opens: { to: Opened; label: string; named: string }[] = [
    { to: 'send', label: t('schedules.send'), named: t('schedules.sendNamed', { name }) },
    { to: 'change', label: t('schedules.change'), named: t('schedules.changeNamed', { name }) },
    { to: 'delete', label: t('schedules.delete'), named: t('schedules.deleteNamed', { name }) },
  ];
  return (
    <>
      <ActionRow
        title={
          <>
            <span className="min-w-0 wrap-anywhere">{name}</span>
            {paused ? <Badge tone="warning">{t('schedules.paused')}</Badge> : null}
          </>
        }
        problem={change.error?.message}
        actions={
          <>
            <Button
              size="sm"
              variant="ghost"
              aria-label={t(paused ? 'schedules.resumeNamed' : 'schedules.pauseNamed', { name })}
              pending={change.isPending}
              onClick={toggle}
            >
              {t(paused ? 'schedules.resume' : 'schedules.pause')}
            </Button>
            {mine && offer.mailing
              ? opens.map(({ to, label, named }) => (
                  <Button key={to} size="sm" variant="ghost" aria-label={named} onClick={() => setOpened(to)}>
                    {label}
                  </Button>
                ))
              : null}
          </>
        }
      >
        <p className="text-xs text-muted wrap-anywhere">{describeSource(language, schedule)}</p>
        <p className="text-xs text-muted wrap-anywhere">{describePlan(language, plan)}</p>
        {mine ? null : (
          <p className="text-xs text-muted wrap-anywhere">{t('alerts.list.owner', { owner })}</p>
        )}
        <p className="text-xs text-muted">
          {last
            ? t.rich('schedules.last', {
                at: () => <Instant at={last.at} />,
                what: () => describeEdition(language, last, content),
              })
            : t('schedules.never')}{' '}
          {nextAt ? t.rich('schedules.next', { at: () => <Instant at={nextAt} future /> }) : null}
        </p>
        <ul className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-xs text-muted">
          {recipients.map((recipient) => (
            <Recipient key={recipient.id} recipient={recipient} asks={mine && offer.mailing} />
          ))}
        </ul>
      </ActionRow>
      {opened === 'change' ? (
        <ScheduleDialog {...{ schedule, offer, userId }} draft={null} onClose={() => setOpened(undefined)} />
      ) : null}
      <Confirmations schedule={schedule} opened={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}

function Recipient({ recipient: { id, name, state }, asks }: { recipient: ShownRecipient; asks: boolean }) {
  const { t } = useLanguage();
  const ask = useAskAgain();
  return (
    <li className="flex flex-wrap items-center gap-1.5 wrap-anywhere">
      {name}
      {state === 'active' ? null : <Badge tone="warning">{t(`schedules.recipients.${state}`)}</Badge>}
      {state === 'unconfirmed' && asks ? (
        <Button
          size="sm"
          variant="ghost"
          aria-label={t('schedules.recipients.askNamed', { name })}
          pending={ask.isPending}
          onClick={() =>
            ask.mutate(id, {
              onSuccess: () => toast(t('schedules.recipients.asked'), { tone: 'positive' }),
            })
          }
        >
          {t('schedules.recipients.ask')}
        </Button>
      ) : null}
      {ask.error ? (
        <span role="alert" className="text-negative">
          {ask.error.message}
        </span>
      ) : null}
    </li>
  );
}

type ConfirmProps = { schedule: ShownSchedule; opened: Opened | undefined; onClose: () => void };

function Confirmations({ schedule: { id, name, recipients }, opened, onClose }: ConfirmProps) {
  const { t } = useLanguage();
  const send = useSendSchedule();
  const remove = useDeleteSchedule();
  const active = recipients.filter(({ state }) => state === 'active').length;
  if (opened === 'send') {
    return (
      <ConfirmMutation
        mutation={send}
        input={id}
        done={() => t('schedules.sending.done')}
        onClose={onClose}
        title={t('schedules.sending.title', { name })}
        confirmLabel={t('schedules.send')}
      >
        {t('schedules.sending.text', { count: active })}
      </ConfirmMutation>
    );
  }
  if (opened !== 'delete') return null;
  return (
    <ConfirmMutation
      mutation={remove}
      input={id}
      done={() => t('schedules.removal.done')}
      onClose={onClose}
      title={t('schedules.removal.title', { name })}
      confirmLabel={t('schedules.removal.confirm')}
    >
      {t('schedules.removal.lost')}
    </ConfirmMutation>
  );
}
