const words: Record<string, string> = {
  owner: 'Owner: everything, and who is an owner',
  admin: 'Admin: keys, members, links and reports',
  analyst: 'Analyst: reads everything, changes nothing',
  creator: 'Creator: makes links, sees no seller data',
};

/** A role with what it may, in a line. */
export function describeRole(role: string): string {
  return words[role] ?? role;
}

/** A role's name as a heading shows it. */
export function nameRole(role: string): string {
  return role.charAt(0).toUpperCase() + role.slice(1);
}
