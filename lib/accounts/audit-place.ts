/** A line of the audit, as the address of the page after it holds it. */
export type AuditPlace = { at: Date; id: string };

export function writeAuditPlace({ at, id }: AuditPlace): string {
  return `${at.toISOString()}_${id}`;
}

/** Undefined for anything that is not a place: the page then starts at the newest. */
export function readAuditPlace(value: unknown): AuditPlace | undefined {
  if (typeof value !== 'string') return undefined;
  const match = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(value);
  const at = new Date(match?.[1] ?? '');
  return match?.[2] && !Number.isNaN(at.getTime()) ? { at, id: match[2] } : undefined;
}
