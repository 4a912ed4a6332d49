/**
 * The API token in the Authorization header. Undefined for other credentials, such as the platform's keys and those of
 * a proxy in front of this server.
 */
export function readBearer(headers: Headers): string | undefined {
  return /^bearer +(pd_\S*) *$/i.exec(headers.get('authorization') ?? '')?.[1];
}
