import { cookies } from 'next/headers';
import { type Theme, themeCookie, toTheme } from './theme';

/** The theme that this request's browser chose. */
export async function readTheme(): Promise<Theme> {
  return toTheme((await cookies()).get(themeCookie)?.value);
}
