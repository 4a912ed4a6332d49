/**
 * Sets a header that has one value as text. Next.js sets the headers of route handlers as lists, and its compression skips
 * a response whose content type is a list (vercel/next.js#98007).
 * @template {import('node:http').ServerResponse} T
 * @param {T} response
 * @returns {T}
 */
export function setSingleValues(response) {
  const { setHeader } = response;
  response.setHeader = (name, value) =>
    setHeader.call(response, name, Array.isArray(value) && value.length === 1 ? value[0] : value);
  return response;
}
