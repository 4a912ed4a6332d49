import type { Unsent } from './describe-problem';

/** What became of a stored mail. `unknown`: it may have been sent, so it is not sent again. */
export const mailStates = ['waiting', 'sending', 'sent', 'failed', 'unknown'] as const;
export type MailState = (typeof mailStates)[number];

/** The state after an attempt. */
export const nextMailState: Record<'sent' | Unsent, MailState> = {
  ...{ sent: 'sent', rejected: 'failed', unreachable: 'waiting', unsent: 'waiting', unknown: 'unknown' },
};

const ago = (ms: number) => (now: Date) => new Date(now.getTime() - ms);

/** A mail that a process began to send before this has no outcome: the process died. Sending takes less. */
export const mailLostBefore = ago(60_000);
/** A mail that could not be sent since this is not sent any more. */
export const mailGivenUpBefore = ago(6 * 3_600_000);
/** A mail that the server did not take is tried again if that was before this. Meanwhile the others are. */
export const mailTriedBefore = ago(10 * 60_000);
