/** Whose body a webhook gets: our own JSON, or a message for a chat. */
export const webhookShapes = ['webhook', 'slack', 'teams', 'discord'] as const;
export type WebhookShape = (typeof webhookShapes)[number];

/** Messages per hour to one reader, unless another number is chosen. */
export const usualPerHour = 10;

/** Why a webhook could not be called. */
export const callProblems = ['address', 'name', 'tls', 'timeout', 'connection'] as const;
export type CallProblem = (typeof callProblems)[number];
