/** What became of a message. `unknown`: it may have arrived, so it is not sent again. */
export const messageStates = ['waiting', 'sending', 'sent', 'failed', 'unknown'] as const;
export type MessageState = (typeof messageStates)[number];

export const transports = ['mail', 'webhook'] as const;
export type Transport = (typeof transports)[number];

/** A mail that invites someone to a workspace. */
export const invitationKind = 'invitation';
/** A mail that asks an outside address whether it wants the reports of a workspace. */
export const confirmationKind = 'confirmation';
/** Mails to addresses that have not agreed to any. */
export const questionKinds = [invitationKind, confirmationKind] as const;
