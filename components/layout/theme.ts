/** How the dashboard looks: as the computer or phone is set to, or one of the two. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The server draws what the browser chose, so that no script has to run before the first paint. */
export const themeCookie = 'partnerdeck-theme';

export function toTheme(text: string | undefined): Theme {
  return themes.find((theme) => theme === text) ?? 'system';
}
