import type { Environment } from '@/lib/environment';

/** Whether people reach the dashboard over https, so that cookies may insist on it. */
export function isSecure(environment: Pick<Environment, 'APP_URL'>): boolean {
  return environment.APP_URL?.startsWith('https://') ?? false;
}

/** Where the dashboard is reached, without a trailing slash. */
export function siteUrl(environment: Pick<Environment, 'APP_URL' | 'PORT'>): string {
  return environment.APP_URL ?? `http://localhost:${environment.PORT}`;
}

/** Where the person for whom the token was made sets a new password. */
export function writeResetLink(environment: Pick<Environment, 'APP_URL' | 'PORT'>, token: string): string {
  return `${siteUrl(environment)}/reset/${token}`;
}
