/** What became of a message. `unknown`: it may have arrived, so it is not sent again. */
export const messageStates = ['waiting', 'sending', 'sent', 'failed', 'unknown'] as const;
export type MessageState = (typeof messageStates)[number];

export const transports = ['mail', 'webhook'] as const;
export type Transport = (typeof transports)[number];
