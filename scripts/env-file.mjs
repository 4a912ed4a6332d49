import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/**
 * Sets the variables of a file that are not set yet. The one reader of `.env`. Exits with a sentence if the file cannot be
 * read as it was meant.
 */
export function loadEnvFile(file) {
  // Next.js would read .env again, with rules of its own, and files such as .env.local, which no command of ours reads.
  process.env.__NEXT_PROCESSED_ENV = 'true';
  if (!existsSync(file)) return;
  try {
    for (const [name, value] of Object.entries(readEnvFile(readFileSync(file)))) process.env[name] ??= value;
  } catch (error) {
    console.error(`${file}: ${error.message}`);
    process.exit(1);
  }
}

/**
 * Reads the bytes of an `.env` file, which some editors begin with a byte order mark or write in UTF-16. Throws an error
 * with one sentence for a line that is no variable, or whose quote does not end.
 */
export function readEnvFile(bytes) {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  const text = new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(bytes);
  const lines = text.replaceAll('\r\n', '\n').replace(exported, '');
  const variables = parseEnv(lines.replace(assignment, quote));
  for (const name of Object.keys(variables)) {
    if (!isName.test(name)) throw new Error(`“${name}” is no name of a variable. Write NAME=value.`);
  }
  for (const [, name, mark] of lines.matchAll(quoteStart)) {
    if (variables[name]?.startsWith(mark) ?? true)
      throw new Error(`The quote before the value of ${name} has no end.`);
  }
  return variables;
}

const exported = /^[ \t]*export[ \t]+(?=[\w.]+[ \t]*=)/gm;
const quoteStart = /^[ \t]*([\w.]+)[ \t]*=[ \t]*(['"`])/gm;
const isName = /^[A-Za-z_][\w.]*$/;

/** A variable with a quoted value, which may have several lines, or with one that is not quoted. */
const assignment = /^([ \t]*[\w.]+[ \t]*=)([ \t]*)(?:(['"`])[\s\S]*?\3|([^\s'"`].*)$)/gm;

/** Quotes a value as it is. As in Compose, a comment needs a space before its `#`: a password may contain one. */
function quote(line, name, space, quoted, rest) {
  if (quoted) return line;
  const value = `${space}${rest}`.split(/[ \t]#/)[0].trim();
  const mark = ["'", '`', '"'].find((one) => !value.includes(one));
  return mark ? `${name}${mark}${value}${mark}` : line;
}
