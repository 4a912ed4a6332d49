import { createHash } from 'node:crypto';
import { describeFailure } from './texts.mjs';

/** Marks answers of the startup page. An answer without it comes from the dashboard. */
export const startupHeader = 'x-partnerdeck-starting';

const style = `:root{color-scheme:light dark;--text:light-dark(#161a22,#eceef2);--muted:light-dark(#596171,#9aa2b1);
--border:light-dark(#e2e5eb,#272b34);--accent:light-dark(#2f5bd8,#8fabff);--positive:light-dark(#0b7a4b,#43cf92);--negative:light-dark(#c0293b,#ff8089)}
*{box-sizing:border-box;margin:0}body{min-height:100vh;display:grid;place-items:center;padding:24px;
background:light-dark(#f7f8fa,#0d0e12);color:var(--text);font:14px/20px ui-sans-serif,system-ui,sans-serif;font-variant-numeric:tabular-nums}
main{width:100%;max-width:440px;padding:24px;background:light-dark(#fff,#14161b);border:1px solid var(--border);border-radius:6px}
.brand{display:flex;align-items:center;gap:10px;font-weight:600}h1{margin:24px 0 16px;font-size:18px;line-height:24px}
ol{list-style:none;padding:0;border-top:1px solid var(--border)}li{display:grid;grid-template-columns:1fr auto;gap:4px 16px;padding:10px 0;border-bottom:1px solid var(--border)}
li span:last-child{color:var(--muted)}.waiting{color:var(--muted)}.running{font-weight:600}.running span:last-child{color:var(--accent)}
.done span:last-child{color:var(--positive)}.failed,.failed span:last-child{color:var(--negative)}
p.note{margin-top:16px;color:var(--muted)}p.why{margin-top:16px;font-weight:600;overflow-wrap:anywhere}.heard{position:absolute;clip-path:inset(50%);white-space:nowrap}`;

/** Without scripts, a refresh does the same. With them, nothing blinks, and screen readers hear only what changed. */
const script = `const status=document.querySelector('[role=status]');
async function look(){try{
const answer=await fetch(location.href,{headers:{accept:'text/html'},cache:'no-store'});
if(!answer.headers.has('${startupHeader}'))return location.reload();
const page=new DOMParser().parseFromString(await answer.text(),'text/html');
document.title=page.title;
for(const part of ['h1','ol','.end'])document.querySelector(part).replaceWith(page.querySelector(part));
const said=page.querySelector('[role=status]').textContent;
status.className='heard';
if(status.textContent!==said)status.textContent=said;
if(page.querySelector('.why'))return;
}catch{const{stopped}=status.dataset;status.className='note';if(status.textContent!==stopped)status.textContent=stopped}
setTimeout(look,1000)}
setTimeout(look,1000);`;

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const startupPolicy = [
  "default-src 'none'",
  `style-src ${hashOf(style)}`,
  `script-src ${hashOf(script)}`,
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" width="28" height="28" viewBox="0 0 24 24" aria-hidden="true"><rect width="24" height="24" rx="6" fill="#2f5bd8"/><rect x="5" y="9" width="10" height="10" rx="2" fill="#fff" opacity=".5"/><rect x="9" y="5" width="10" height="10" rx="2" fill="#fff"/></svg>';

/**
 * The page of a start, which needs no packages: its steps, and how long each took. It says why a step failed, but shows
 * no output, values of settings or paths.
 * @param {{ list: import('./steps.mjs').Step[], failure?: import('./steps.mjs').StepError | undefined }} steps
 * @param {{ code: string, texts: ReturnType<typeof import('./texts.mjs').pickTexts>['texts'] }} language
 */
export function writeStartupPage({ list, failure }, { code, texts }) {
  const title = failure ? texts.failed : texts.starting;
  const current = list.find(({ state }) => state === 'running');
  const why = failure && describeFailure(failure, texts);
  const said = why ?? (current ? `${texts.steps[current.name]}: ${texts.states.running}` : '');
  return `<!doctype html>
<html lang="${code}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="icon" href="data:image/svg+xml,${encodeURIComponent(mark)}">
${failure ? '' : '<noscript><meta http-equiv="refresh" content="2"></noscript>'}<style>${style}</style></head>
<body><main><p class="brand">${mark}Partnerdeck</p><h1>${title}</h1>
<ol>${list.map((step) => writeStep(step, { code, texts })).join('')}</ol>
<div class="end">${
    failure
      ? `<p class="why">${why}</p><p class="note">${texts.terminal}</p>`
      : `<p class="note">${texts.soon}</p>`
  }</div>
<p class="heard" role="status" data-stopped="${texts.stopped}">${said}</p></main>${failure ? '' : `<script>${script}</script>`}</body></html>
`;
}

function writeStep({ name, state, began, ms, share }, { code, texts }) {
  const parts = [texts.states[state]];
  if (state === 'running' && share !== undefined) {
    parts.push(new Intl.NumberFormat(code, { style: 'percent' }).format(share));
  }
  if (state !== 'waiting')
    parts.push(writeSeconds(state === 'running' ? performance.now() - began : ms, code));
  return `<li class="${state}"><span>${texts.steps[name]}</span><span>${parts.join(' · ')}</span></li>`;
}

/** Whole seconds and minutes, in short units of the language. */
export function writeSeconds(ms, code = 'en') {
  const seconds = Math.round(ms / 1_000);
  const write = (value, unit) =>
    new Intl.NumberFormat(code, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  const minutes = Math.floor(seconds / 60);
  return minutes === 0
    ? write(seconds, 'second')
    : `${write(minutes, 'minute')} ${write(seconds % 60, 'second')}`;
}
