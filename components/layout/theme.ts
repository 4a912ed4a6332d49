/** The theme: the one of the operating system, light or dark. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** A cookie, so that the server renders the theme without a script. */
export const themeCookie = 'partnerdeck-theme';

export function toTheme(text: string | undefined): Theme {
  return themes.find((theme) => theme === text) ?? 'system';
}
