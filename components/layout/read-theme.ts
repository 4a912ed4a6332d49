import { cookies } from 'next/headers';
import { type Theme, themeCookie, toTheme } from './theme';

/** The theme in the request's cookie. */
export async function readTheme(): Promise<Theme> {
  return toTheme((await cookies()).get(themeCookie)?.value);
}
