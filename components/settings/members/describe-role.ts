const words: Record<string, string> = {
  owner: 'Owner: full access, manages owners',
  admin: 'Admin: manages keys, members, links and reports',
  analyst: 'Analyst: reads everything',
  creator: 'Creator: creates links, no seller data',
};

/** A role with what it may, in a line. */
export function describeRole(role: string): string {
  return words[role] ?? role;
}

/** A role's name as a heading shows it. */
export function nameRole(role: string): string {
  return role.charAt(0).toUpperCase() + role.slice(1);
}
