import { describe, expect, it } from 'vitest';
import { isTracingOn, readEnvironment } from './environment';

const read = (values: Record<string, string>) => readEnvironment({ NODE_ENV: 'test', ...values });

describe('readEnvironment', () => {
  it('needs nothing', () => {
    expect(read({ DATABASE_URL: '' })).toMatchObject({ PORT: 3000, DATA_DIR: '.data', DEMO: 'on' });
  });

  it.each([
    [{}, { SIGN_UP: 'open', HOST: '127.0.0.1' }],
    [{ DEMO: 'off' }, { SIGN_UP: 'invited', HOST: undefined }],
    [{ AFFILIATE_BASE_URL: 'http://localhost:4010' }, { SIGN_UP: 'invited', HOST: undefined }],
    [
      { SIGN_UP: 'off', HOST: '0.0.0.0' },
      { SIGN_UP: 'off', HOST: '0.0.0.0' },
    ],
  ])('opens the door of a demo, on its own machine alone: %j', (values, expected) => {
    expect(read(values)).toMatchObject(expected);
  });

  it.each([
    [{ NODE_ENV: 'production' }, 5],
    [{ NODE_ENV: 'production', SHUTDOWN_DELAY: '0' }, 0],
    [{ NODE_ENV: 'development' }, 0],
  ])('waits for load balancers at the end of a server in production: %j', (values, SHUTDOWN_DELAY) => {
    expect(read(values)).toMatchObject({ SHUTDOWN_DELAY });
  });

  it('reads the domains of single sign-on in lower case', () => {
    expect(read({ OIDC_DOMAINS: 'Example.com,shop.example' }).OIDC_DOMAINS).toEqual([
      'example.com',
      'shop.example',
    ]);
  });

  it('reads the addresses of operators in lower case, and has none by default', () => {
    expect(read({ OPERATORS: 'Ada@example.com, bo@example.com' }).OPERATORS).toEqual([
      'ada@example.com',
      'bo@example.com',
    ]);
    expect(read({}).OPERATORS).toEqual([]);
  });

  it("reads the API's names of catalog filters", () => {
    const { CATALOG_PARAMETERS } = read({ CATALOG_PARAMETERS: 'brand_ids:brandIds,product_ids:ids' });
    expect(CATALOG_PARAMETERS).toEqual({ brand_ids: 'brandIds', product_ids: 'ids' });
  });

  it.each([
    ['http://localhost:4010/', 'http://localhost:4010'],
    ['HTTPS://API.Example:443/V1//', 'https://api.example/V1'],
    ['https://api.example.:8443', 'https://api.example:8443'],
    ['http://0x7f.1:80/', 'http://127.0.0.1'],
  ])('writes the address of the API in one way: %s', (given, normalized) => {
    expect(read({ AFFILIATE_BASE_URL: given }).AFFILIATE_BASE_URL).toBe(normalized);
  });

  it('accepts APP_URL with and without a trailing slash', () => {
    for (const APP_URL of ['https://deck.example', 'https://deck.example/']) {
      expect(read({ APP_URL }).APP_URL).toBe('https://deck.example');
    }
  });

  it('accepts http to other machines only if allowed', () => {
    const given = { AFFILIATE_BASE_URL: 'http://platform:4010' };
    expect(() => read(given)).toThrow(/^AFFILIATE_BASE_URL must be an https address/);
    expect(read({ ...given, ALLOW_HTTP_UPSTREAM: 'on' }).AFFILIATE_BASE_URL).toBe('http://platform:4010');
  });

  it.each(['a#b', 'a/b', 'a?b', '12#b', '12/b', '12?b', '12?a=b', '#b', '/b', '?b', 'a%b'])(
    'says how DATABASE_URL is written with the password %s',
    (password) => {
      expect(() => read({ DATABASE_URL: `postgres://deck:${password}@db/deck` })).toThrow(
        'DATABASE_URL cannot be read; write #, /, ? and % in its user and password as %23, %2F, %3F and %25.',
      );
      const DATABASE_URL = `postgres://deck:${encodeURIComponent(password)}@db/deck`;
      expect(read({ DATABASE_URL })).toMatchObject({ DATABASE_URL });
    },
  );

  it.each([
    'postgres://deck:p@ss:w@db/deck?options=-c%20a@b',
    'postgresql://deck@/deck?host=/var/run/postgresql',
    'postgres:///deck?host=/var/run/postgresql',
    'postgres://deck@%2Fvar%2Frun%2Fpostgresql/deck',
  ])('accepts the address %s', (DATABASE_URL) => {
    expect(read({ DATABASE_URL })).toMatchObject({ DATABASE_URL });
  });

  it.each([
    [{ PORT: '70000' }, 'PORT must be a port from 1 to 65535.'],
    [{ API_TIMEOUT_SECONDS: '51' }, 'API_TIMEOUT_SECONDS must be a whole number of seconds from 1 to 50.'],
    [{ API_TIMEOUT_SECONDS: '0' }, 'API_TIMEOUT_SECONDS must be a whole number of seconds from 1 to 50.'],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of silent, fatal, error/],
    [{ DEMO: 'yes' }, 'DEMO must be on or off.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a postgres:// address.'],
    [{ AFFILIATE_BASE_URL: 'ftp://x' }, 'AFFILIATE_BASE_URL must be an http or https address.'],
    [{ ENCRYPTION_KEYS: 'a:short' }, /^ENCRYPTION_KEYS must be kid:base64 pairs/],
    [{ CATALOG_PARAMETERS: 'brands:b' }, /^CATALOG_PARAMETERS must be name:name pairs/],
    [{ ADMIN_EMAIL: 'a@b.example' }, /^ADMIN_PASSWORD must be set together/],
    [{ ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD: Use at least 12 characters.'],
    [
      { ADMIN_EMAIL: 'owner@b.example', ADMIN_PASSWORD: 'the owner of it all' },
      'ADMIN_PASSWORD: Leave your e-mail address out of it.',
    ],
    [{ SHUTDOWN_DELAY: '5s' }, 'SHUTDOWN_DELAY must be a number of seconds from 0 to 300.'],
    [{ SIGN_UP: 'yes' }, 'SIGN_UP must be open, invited or off.'],
    [
      { APP_URL: 'https://example.com/deck' },
      'APP_URL must be the address of a whole host without a path, such as https://deck.example.com.',
    ],
    [{ HOST: 'http://x' }, 'HOST must be an address or a host name.'],
    [{ OPERATORS: 'ada@example.com,' }, /^OPERATORS must be e-mail addresses/],
    [{ OPERATORS: 'ada' }, /^OPERATORS must be e-mail addresses/],
    [{ OIDC_DOMAINS: '@example.com' }, /^OIDC_DOMAINS must be e-mail domains/],
    [{ OIDC_ROLE: 'owner' }, 'OIDC_ROLE must be admin, analyst or creator.'],
    [{ PASSWORD_SIGN_IN: 'off' }, /^OIDC_ISSUER must be set where PASSWORD_SIGN_IN is off/],
    [{ SELLER_API_KEY: 'k' }, /^ADMIN_EMAIL must be set where/],
    [{ SMTP_URL: 'smtp://localhost' }, /^MAIL_FROM must be set together/],
    [{ MAIL_FROM: 'deck@example.com' }, /^SMTP_URL must be set together/],
    [{ MAIL_FROM: 'deck' }, /^MAIL_FROM must be an e-mail address, such as/],
    [{ MAIL_FROM: 'a@b.example, c@d.example' }, /^MAIL_FROM must be an e-mail address/],
    [{ MAIL_FROM: 'Deck\r\nBcc: x <a@b.example>' }, /^MAIL_FROM must be an e-mail address/],
    [
      { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'deck@example.com' },
      'APP_URL must be set where SMTP_URL is, because links in mails begin with it.',
    ],
    [
      { NODE_ENV: 'production', DATABASE_URL: 'postgres://h/d' },
      /^ENCRYPTION_KEYS and NEXTAUTH_SECRET must be set in production .* ENCRYPTION_KEYS=k1:/,
    ],
    [
      { NODE_ENV: 'production', DATABASE_URL: 'postgres://h/d', NEXTAUTH_SECRET: 'x'.repeat(32) },
      /^ENCRYPTION_KEYS must be set in production/,
    ],
  ])('%j stops the start', (values, sentence) => {
    expect(() => read(values)).toThrow(sentence);
  });
});

describe('mail', () => {
  const secret = 'canary-word';
  it.each([
    `http://u:${secret}@mail.example`,
    `smtp://u:${secret}/@mail.example`,
    `smtp://u:${secret}#@mail.example`,
    `smtp://u:${secret}?@mail.example`,
    `smtp://u:${secret}%@mail.example`,
    `smtp://u:${secret}@mail.example/box`,
    `smtp://u:${secret}@mail.example:0`,
    `smtp://:${secret}@mail.example`,
    'smtp://u@mail.example',
    'smtp://',
    'mail.example',
  ])('says how SMTP_URL is written, without its password: %s', (SMTP_URL) => {
    const start = () => read({ SMTP_URL, MAIL_FROM: 'a@b.example', APP_URL: 'https://deck.example' });
    expect(start).toThrow(/^SMTP_URL must be smtp:\/\/USER:PASSWORD@HOST:PORT or smtps/);
    expect(start).not.toThrow(secret);
  });

  it.each(['a@b.example', 'Deck <a@b.example>', '"Deck, Inc." <a@b.example>'])(
    'is sent from %s',
    (MAIL_FROM) => {
      const APP_URL = 'https://deck.example';
      expect(read({ SMTP_URL: 'smtps://u:p%40%2F@mail.example', MAIL_FROM, APP_URL })).toMatchObject({
        MAIL_FROM,
      });
    },
  );
});

describe('tracing', () => {
  const endpoint = 'http://collector:4318';
  it.each([
    [{}, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, true],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint }, true],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: '' }, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SDK_DISABLED: 'true' }, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_EXPORTER: 'none' }, false],
  ])('with %j is %s', (variables, on) => {
    expect(isTracingOn(readEnvironment({ NODE_ENV: 'test', ...variables }))).toBe(on);
  });

  it('needs an endpoint', () => {
    expect(() =>
      readEnvironment({ NODE_ENV: 'test', OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }),
    ).toThrow('OTEL_EXPORTER_OTLP_ENDPOINT must be an http or https address.');
  });
});
