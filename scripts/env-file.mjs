import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** Sets the variables of a file that are not set yet. The one reader of `.env`. */
export function loadEnvFile(file) {
  // Next.js would read .env again, with rules of its own, and files such as .env.local, which no command of ours reads.
  process.env.__NEXT_PROCESSED_ENV = 'true';
  if (!existsSync(file)) return;
  for (const [name, value] of Object.entries(readEnvFile(readFileSync(file)))) process.env[name] ??= value;
}

/** Reads the bytes of an `.env` file, which some editors begin with a byte order mark or write in UTF-16. */
export function readEnvFile(bytes) {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  const text = new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(bytes);
  return parseEnv(text.replaceAll('\r\n', '\n').replace(unquoted, quote));
}

/** A line whose value is not quoted. */
const unquoted = /^([ \t]*(?:export[ \t]+)?[\w.]+[ \t]*=)([ \t]*)([^\s'"`].*)$/gm;

/** Quotes a value as it is. As in Compose, a comment needs a space before its `#`: a password may contain one. */
function quote(line, name, space, rest) {
  const value = `${space}${rest}`.split(/[ \t]#/)[0].trim();
  const mark = ["'", '`', '"'].find((one) => !value.includes(one));
  return mark ? `${name}${mark}${value}${mark}` : line;
}
