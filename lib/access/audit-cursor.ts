/** Position of an audit entry, as in the URL of the next page. */
export type AuditCursor = { at: Date; id: string };

export function formatAuditCursor({ at, id }: AuditCursor): string {
  return `${at.toISOString()}_${id}`;
}

/** Undefined for an invalid cursor. The page then starts with the newest entry. */
export function parseAuditCursor(value: unknown): AuditCursor | undefined {
  if (typeof value !== 'string') return undefined;
  const match = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(value);
  const at = new Date(match?.[1] ?? '');
  return match?.[2] && !Number.isNaN(at.getTime()) ? { at, id: match[2] } : undefined;
}
