/** `token`: an API token. `live`: a live address. `share`: a shared page. */
export const grantKinds = ['token', 'live', 'share'] as const;
export type GrantKind = (typeof grantKinds)[number];
