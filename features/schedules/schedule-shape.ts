import type { ViewPage } from '@/features/views/pages';
import type { ScheduleContent } from './schedule';
import type { SchedulePlan } from './schedule-plan';

/** Who gets a report. `address`: null for members. */
export type ShownRecipient = {
  id: string;
  userId: string | null;
  /** The name of a member, or the address. */
  name: string;
  state: 'active' | 'unconfirmed' | 'stopped';
};

/** The newest edition of a schedule, and what became of its mails. */
export type ShownEdition = {
  state: 'waiting' | 'sent' | 'failed';
  at: string;
  problem: string | null;
  mails: { sent: number; waiting: number; failed: number };
};

/** A schedule as its reader sees it. `source` null: its view was deleted. */
export type ShownSchedule = {
  id: string;
  name: string;
  owner: string;
  mine: boolean;
  source: { kind: 'view'; page: string; name: string } | { kind: 'statement'; currency: string } | null;
  plan: SchedulePlan;
  content: ScheduleContent;
  paused: boolean;
  nextAt: string | null;
  last: ShownEdition | null;
  recipients: ShownRecipient[];
};

/** What can be sent and to whom. `mailing`: whether this server sends mail. `outside`: whether the reader adds addresses. */
export type SchedulesAnswer = {
  schedules: ShownSchedule[];
  /** `brands`: whether it can be sent per brand. */
  views: { id: string; page: ViewPage; name: string; brands: boolean }[];
  people: { id: string; name: string }[];
  mailing: boolean;
  outside: boolean;
};

/** What a mail would look like. `files`: names of attached files. */
export type SchedulePreviewAnswer = { subject: string; html: string; files: string[] };
