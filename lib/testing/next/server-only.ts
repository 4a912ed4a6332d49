/** As `server-only`, which Vitest resolves to this file: tests run code of the server. */
export {};
