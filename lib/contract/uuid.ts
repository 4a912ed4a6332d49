const shape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isUuid = (text: string): boolean => shape.test(text);

/**
 * UUIDs compare without case, and servers differ in the case they write. They are compared and stored in lower case.
 * Other text stays unchanged, because ids of products, links and tags are opaque.
 */
export const toId = (text: string): string => (isUuid(text) ? text.toLowerCase() : text);
