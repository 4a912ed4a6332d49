import type { Environment } from '@/lib/base/environment';

/** Whether the dashboard is reached by HTTPS, so that cookies can require it. */
export function isSecure(environment: Pick<Environment, 'APP_URL'>): boolean {
  return environment.APP_URL?.startsWith('https://') ?? false;
}

/** The dashboard's URL, without a trailing slash. */
export function siteUrl(environment: Pick<Environment, 'APP_URL' | 'PORT'>): string {
  return environment.APP_URL ?? `http://localhost:${environment.PORT}`;
}

/** The URL where a person accepts the token's invitation. */
export function writeInvitationLink(
  environment: Pick<Environment, 'APP_URL' | 'PORT'>,
  token: string,
): string {
  return `${siteUrl(environment)}/invite/${token}`;
}

/** The URL where the token's person sets a new password. */
export function writeResetLink(environment: Pick<Environment, 'APP_URL' | 'PORT'>, token: string): string {
  return `${siteUrl(environment)}/reset/${token}`;
}

/** The URL of a shared page. */
export function writeShareAddress(
  environment: Pick<Environment, 'APP_URL' | 'PORT'>,
  secret: string,
): string {
  return `${siteUrl(environment)}/s/${secret}`;
}

/** The URL of a live address. */
export function writeLiveAddress(environment: Pick<Environment, 'APP_URL' | 'PORT'>, secret: string): string {
  return `${siteUrl(environment)}/api/live/${secret}.csv`;
}
