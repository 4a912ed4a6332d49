import type { documents } from './documents';
import { linkOperations } from './link-operations';
import { loadRenderer } from './load-renderer';
import { referenceLayout } from './reference-layout';

type Shown = (typeof documents)[keyof typeof documents];

/** Calls have the session of who is signed in, so no other credentials are asked for. */
const withoutSecurity = (key: string, value: unknown) =>
  key === 'security' || key === 'securitySchemes' ? undefined : value;

/**
 * Renders an API document into `container`. Calls go to this site: those of the platform's API with the key typed in and never
 * the session, those of the dashboard's with the session alone.
 */
export async function showReference(
  container: HTMLElement,
  { path, credentials }: Shown,
  signal: AbortSignal,
): Promise<void> {
  const [response, showSwaggerUi] = await Promise.all([fetch(path, { signal }), loadRenderer()]);
  if (!response.ok) throw new Error(`The document answered ${response.status}.`);
  const text = await response.text();
  const document: Record<string, unknown> = JSON.parse(
    text,
    credentials === 'omit' ? undefined : withoutSecurity,
  );
  signal.throwIfAborted();
  linkOperations(container, signal);
  showSwaggerUi({
    domNode: container,
    spec: { ...document, servers: [{ url: window.location.origin }] },
    // The built-in deep links nest a link inside a button.
    deepLinking: false,
    docExpansion: 'list',
    defaultModelsExpandDepth: 0,
    displayRequestDuration: true,
    tryItOutEnabled: true,
    withCredentials: false,
    // The built-in colors have too little contrast for small text.
    syntaxHighlight: { activated: false },
    layout: 'ReferenceLayout',
    plugins: [referenceLayout],
    requestInterceptor: (request) => ({ ...request, credentials }),
  });
}
