import { chromium } from 'playwright';
import { mkdir } from 'node:fs/promises';
const out='/tmp/h/left-shots'; await mkdir(out,{recursive:true});
const base='http://localhost:4310';
const which=(process.argv[2]||'').split(',').filter(Boolean);
const all={settlement:'/reports/settlement',groups:'/settings/groups',costs:'/settings/costs',profit:'/reports/profit',goals:'/reports/goals',desk:'/desk','desk-table':'/desk?view=table',health:'/links/health',overview:'/overview'};
const widths=(process.argv[3]||'1440,1024,390').split(',').map(Number);
const schemes=(process.argv[4]||'light,dark').split(',');
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox']});
for(const scheme of schemes) for(const w of widths){
 const c=await b.newContext({viewport:{width:w,height:w===390?844:900},colorScheme:scheme,hasTouch:w===390});
 const p=await c.newPage(); p.setDefaultTimeout(60000);
 await p.goto(base+'/sign-in'); await p.getByRole('button',{name:/Explore the demo/i}).click(); await p.waitForURL(/overview/);
 for(const [n,path] of Object.entries(all)){ if(which.length&&!which.includes(n)) continue;
  await p.goto(base+path); await p.waitForLoadState('networkidle').catch(()=>{}); await p.waitForTimeout(1500);
  await p.screenshot({path:`${out}/${n}-${w}-${scheme}.png`,fullPage:true});
  const over=await p.evaluate(()=>document.documentElement.scrollWidth-innerWidth);
  console.log(n,w,scheme,over>0?`OVERFLOW ${over}`:'');
 }
 await c.close();
}
await b.close();
