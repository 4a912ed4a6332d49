import { readFileSync, writeFileSync } from 'node:fs';
import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const listed = 'components/ui/icons.tsx';
export const spriteFile = 'components/ui/icons.svg';

/** The sprite of all listed icons. Lucide's package has 4,800 files, so only developers install it. */
export function makeSprite() {
  const found = readFileSync(listed, 'utf8').matchAll(/^export const (\w+) = makeIcon\('([^']+)'\)/gm);
  const symbols = [...found].map(([, name, id]) => {
    const shapes = renderToStaticMarkup(createElement(Reflect.get(lucide, name))).replace(
      /^<svg[^>]*>|<\/svg>$/g,
      '',
    );
    return `<symbol id="${id}" viewBox="0 0 24 24">${shapes.replace(/><\/\w+>/g, '/>')}</symbol>`;
  });
  const license = readFileSync('node_modules/lucide-react/LICENSE', 'utf8').trim().replace(/-{2,}/g, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" aria-hidden="true">\n<!--\nIcons of Lucide, https://lucide.dev\n\n${license}\n-->\n${symbols.join('\n')}\n</svg>\n`;
}

if (process.argv[1]?.endsWith('make-icons.mjs')) writeFileSync(spriteFile, makeSprite());
