import { z } from 'zod';
import { isDatabaseAddress } from './database-address';
import { defaultHost, defaultPort, hostRule, isHost, isPort, portRule } from './listen-address.mjs';
import { logLevels } from './log-level';
import { isMailAddress, readSender } from './mail-address';
import { findPasswordProblem } from './password-rule';
import { readSmtpUrl } from './smtp-address';
import { findUpstreamProblem, isPlainHttp, normalizeUrl } from './upstream-address';

/** An environment variable is missing or invalid. The message is one sentence with its name and what is allowed. */
export class EnvironmentError extends Error {}

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address', abort: true });
const withoutSlash = (text: string) => text.replace(/\/+$/, '');

/** The URL of this site. It cannot have a path, because pages link to `/…`. */
const siteAddress = httpUrl
  .refine((text) => `${new URL(text).origin}/` === new URL(text).href, {
    error: 'must be the address of a whole host without a path, such as https://deck.example.com',
  })
  .transform(withoutSlash);

/** A URL that this server sends keys to. */
const upstreamUrl = httpUrl.superRefine((text, { addIssue }) => {
  const problem = findUpstreamProblem(text);
  if (problem) addIssue(problem);
});

const secretWord = z.string().regex(/^\S+$/, { error: 'must not contain white space' });

function isKeyEntry(entry: string): boolean {
  const [kid, key, ...more] = entry.split(':');
  return !!kid && !!key && more.length === 0 && Buffer.from(key, 'base64').length === 32;
}

/** Filters of seller v2 products, whose names the API document does not define. */
const catalogFilters = ['brand_ids', 'product_ids', 'active', 'marketplace'];

function isCatalogPair([ours, theirs, ...more]: string[]): boolean {
  return catalogFilters.includes(ours ?? '') && /^[\w.-]+$/.test(theirs ?? '') && more.length === 0;
}

const databaseAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//, { error: 'must be a postgres:// address', abort: true })
  .refine(isDatabaseAddress, {
    error: 'cannot be read; write #, /, ? and % in its user and password as %23, %2F, %3F and %25',
  });

const onOrOff = z.enum(['on', 'off'], { error: 'must be on or off' });

const port = z.string().refine(isPort, { error: portRule }).transform(Number);

const schema = z.object({
  HOST: z.string().refine(isHost, { error: hostRule }).optional(),
  PORT: port.default(defaultPort),
  APP_URL: siteAddress.optional(),
  AFFILIATE_BASE_URL: upstreamUrl.transform(normalizeUrl).optional(),
  ALLOW_HTTP_UPSTREAM: onOrOff.default('off'),
  CATALOG_PARAMETERS: z
    .string()
    .transform((text) => text.split(',').map((pair) => pair.split(':')))
    .refine((pairs) => pairs.every(isCatalogPair), {
      error: 'must be name:name pairs joined by commas, of brand_ids, product_ids, active and marketplace',
    })
    .transform((pairs): Record<string, string> => Object.fromEntries(pairs))
    .optional(),
  API_TIMEOUT_SECONDS: z
    .string()
    .refine((text) => /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 50, {
      error: 'must be a whole number of seconds from 1 to 50',
    })
    .transform(Number)
    .default(20),
  TOKEN_REQUESTS_PER_MINUTE: z
    .string()
    .refine((text) => /^\d{1,6}$/.test(text) && Number(text) >= 1 && Number(text) <= 100_000, {
      error: 'must be a whole number of requests from 1 to 100000',
    })
    .transform(Number)
    .default(600),
  MCP: onOrOff.default('on'),
  WEBHOOK_PRIVATE: onOrOff.default('off'),
  TRUST_PROXY: onOrOff.default('off'),
  DATABASE_URL: databaseAddress.optional(),
  DATA_DIR: z.string().default('.data'),
  ENCRYPTION_KEYS: z
    .string()
    .transform((text) => text.split(','))
    .refine((entries) => entries.every(isKeyEntry), {
      error: 'must be kid:base64 pairs joined by commas, each key 32 bytes, newest first',
    })
    .optional(),
  NEXTAUTH_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
  DEMO: onOrOff.default('on'),
  ADMIN_EMAIL: z.email({ error: 'must be an e-mail address' }).optional(),
  ADMIN_PASSWORD: z.string().optional(),
  OPERATORS: z
    .string()
    .transform((text) => text.split(',').map((address) => address.trim().toLowerCase()))
    .refine((addresses) => addresses.every(isMailAddress), {
      error: 'must be e-mail addresses joined by commas, such as ada@example.com,bo@example.com',
    })
    .default([]),
  SELLER_API_KEY: secretWord.optional(),
  CREATOR_ACCESS_TOKEN: secretWord.optional(),
  OIDC_ISSUER: upstreamUrl.transform(withoutSlash).optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_DOMAINS: z
    .string()
    .transform((text) => text.toLowerCase().split(','))
    .refine((domains) => domains.every((domain) => /^[^\s@.]+(\.[^\s@.]+)+$/.test(domain)), {
      error: 'must be e-mail domains joined by commas, such as example.com,example.org',
    })
    .optional(),
  OIDC_WORKSPACE: z.string().optional(),
  OIDC_ROLE: z
    .enum(['admin', 'analyst', 'creator'], { error: 'must be admin, analyst or creator' })
    .default('analyst'),
  PASSWORD_SIGN_IN: onOrOff.default('on'),
  SIGN_UP: z.enum(['open', 'invited', 'off'], { error: 'must be open, invited or off' }).optional(),
  SMTP_URL: z
    .string()
    .refine((text) => readSmtpUrl(text) !== undefined, {
      error:
        'must be smtp://USER:PASSWORD@HOST:PORT or smtps://…; write #, /, ?, @ and % in the user and the password as %23, %2F, %3F, %40 and %25',
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .refine((text) => readSender(text) !== undefined, {
      error: 'must be an e-mail address, such as deck@example.com or Partnerdeck <deck@example.com>',
    })
    .optional(),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).optional(),
  METRICS_PORT: port.optional(),
  // OpenTelemetry reads its other variables itself.
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: httpUrl.optional(),
  OTEL_SDK_DISABLED: z.string().optional(),
  OTEL_TRACES_EXPORTER: z.string().optional(),
  SHUTDOWN_DELAY: z
    .string()
    .refine((text) => /^\d{1,3}$/.test(text) && Number(text) <= 300, {
      error: 'must be a number of seconds from 0 to 300',
    })
    .transform(Number)
    .optional(),
  NODE_ENV: z.string().default('development'),
});

/** The names of all variables. */
export const environmentNames = Object.keys(schema.shape);

type Values = z.infer<typeof schema>;

/** The validated environment. URLs have no trailing slash. */
export type Environment = ReturnType<typeof withDefaults>;

/** Whether the demo is offered: with the embedded platform, unless disabled. */
export function isDemoOn({ DEMO, AFFILIATE_BASE_URL }: Pick<Values, 'DEMO' | 'AFFILIATE_BASE_URL'>): boolean {
  return DEMO === 'on' && AFFILIATE_BASE_URL === undefined;
}

/** Whether OpenTelemetry's variables configure an exporter. */
export function isTracingOn(values: Pick<Values, Extract<keyof Values, `OTEL_${string}`>>): boolean {
  if (values.OTEL_SDK_DISABLED?.toLowerCase() === 'true' || values.OTEL_TRACES_EXPORTER === 'none')
    return false;
  return (values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? values.OTEL_EXPORTER_OTLP_ENDPOINT) !== undefined;
}

function withDefaults(values: Values) {
  const isDemo = isDemoOn(values);
  const {
    SHUTDOWN_DELAY = values.NODE_ENV === 'production' ? 5 : 0,
    SIGN_UP = isDemo ? 'open' : 'invited',
    HOST = defaultHost(isDemo),
  } = values;
  return { ...values, SHUTDOWN_DELAY, SIGN_UP, HOST };
}

const together = [
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['SMTP_URL', 'MAIL_FROM'],
] as const;

/** Reads and validates the environment. Empty variables count as unset. Throws EnvironmentError. */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  const given = Object.entries(source).filter(([name, value]) => name in schema.shape && value !== '');
  const result = schema.safeParse(Object.fromEntries(given));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new EnvironmentError(`${issue?.path.join('.')} ${issue?.message}.`);
  }
  const values = result.data;
  for (const names of together) {
    const missing = names.filter((name) => values[name] === undefined);
    if (missing.length > 0 && missing.length < names.length) {
      throw new EnvironmentError(
        `${missing.join(' and ')} must be set together with the rest of ${names.join(', ')}.`,
      );
    }
  }
  for (const name of ['AFFILIATE_BASE_URL', 'OIDC_ISSUER'] as const) {
    const url = values[name];
    if (url && isPlainHttp(url) && values.ALLOW_HTTP_UPSTREAM === 'off') {
      throw new EnvironmentError(
        `${name} must be an https address: over http others on the way can read what is sent. ALLOW_HTTP_UPSTREAM=on allows it.`,
      );
    }
  }
  const problem = values.ADMIN_PASSWORD && findPasswordProblem(values.ADMIN_PASSWORD, values.ADMIN_EMAIL);
  if (problem) throw new EnvironmentError(`ADMIN_PASSWORD: ${problem}.`);
  if (values.PASSWORD_SIGN_IN === 'off' && !values.OIDC_ISSUER) {
    throw new EnvironmentError(
      'OIDC_ISSUER must be set where PASSWORD_SIGN_IN is off, as the only way to sign in.',
    );
  }
  if ((values.SELLER_API_KEY || values.CREATOR_ACCESS_TOKEN) && !values.ADMIN_EMAIL) {
    throw new EnvironmentError(
      'ADMIN_EMAIL must be set where SELLER_API_KEY or CREATOR_ACCESS_TOKEN is, as the owner of their workspace.',
    );
  }
  if (values.SMTP_URL && !values.APP_URL) {
    throw new EnvironmentError(
      'APP_URL must be set where SMTP_URL is, because links in mails begin with it.',
    );
  }
  if (values.NODE_ENV === 'production' && values.DATABASE_URL) {
    const shared = {
      ENCRYPTION_KEYS: 'k1:$(openssl rand -base64 32)',
      NEXTAUTH_SECRET: '$(openssl rand -base64 33)',
    };
    const missing = (['ENCRYPTION_KEYS', 'NEXTAUTH_SECRET'] as const).filter((name) => !values[name]);
    if (missing.length > 0) {
      const made = missing.map((name) => `${name}=${shared[name]}`).join(' ');
      throw new EnvironmentError(
        `${missing.join(' and ')} must be set in production with DATABASE_URL, so that every instance shares them. Make them once: ${made}`,
      );
    }
  }
  return withDefaults(values);
}
