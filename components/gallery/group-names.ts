/** The pages of the gallery. */
export const groupNames = [
  'buttons',
  'fields',
  'feedback',
  'navigation',
  'overlays',
  'tables',
  'charts',
] as const;

export type GroupName = (typeof groupNames)[number];

export const isGroupName = (name: string): name is GroupName => groupNames.some((known) => known === name);
