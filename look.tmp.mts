import { chromium } from '@playwright/test';
const [,, what, ...ws] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium' });
for (const w of ws.map(Number)) {
  const p = await b.newPage({ viewport: { width: w, height: w < 700 ? 844 : 900 }, reducedMotion: 'reduce' });
  await p.goto('http://localhost:4513/');
  await p.waitForSelector('html[data-scripts=ready]', { state: 'attached' });
  await p.evaluate(() => localStorage.setItem('chartwright-notices','off'));
  const demo = p.locator('#demo');
  await demo.scrollIntoViewIfNeeded();
  await p.waitForTimeout(500);
  const box = await demo.boundingBox();
  console.log(w, Math.round(box!.height), JSON.stringify(await p.evaluate(() => ({stage: Math.round(document.querySelector('.demo-stage')!.getBoundingClientRect().height), kids: [...document.querySelectorAll('.demo-print > *')].map(e=>Math.round(e.getBoundingClientRect().height)), stat: Math.round(document.querySelector('#statistics')!.getBoundingClientRect().height), over: document.documentElement.scrollWidth-innerWidth}))));
  if (what === 'print' || what==='both') {
    await p.evaluate(() => { for (const e of document.querySelectorAll('header[class], [data-notice-stack], aside')) if (getComputedStyle(e).position==='fixed'||getComputedStyle(e).position==='sticky') (e as HTMLElement).style.visibility='hidden'; });
    const s = await p.locator('#statistics').boundingBox();
    const d = await demo.boundingBox();
    await p.screenshot({ path: `/tmp/proofshots/print-${w}.png`, clip: { x:0, y: d!.y+await p.evaluate(()=>scrollY), width: w, height: d!.height + s!.height + 60 }, fullPage: true });
  }
  if (what === 'run' || what==='both') {
    const before = await p.evaluate(() => document.querySelector('#statistics')!.getBoundingClientRect().top + scrollY);
    await p.getByRole('button', { name: 'Try it live' }).click();
    await p.waitForSelector('canvas'); await p.waitForTimeout(1500);
    const after = await p.evaluate(() => document.querySelector('#statistics')!.getBoundingClientRect().top + scrollY);
    console.log('  shift', after-before, JSON.stringify(await p.evaluate(() => ({parts: document.querySelector('.demo-parts')!.getBoundingClientRect().height, main: document.querySelector('.demo-main')!.getBoundingClientRect().height, side: document.querySelector('.demo-side')!.getBoundingClientRect().height, sideNeeds: [...document.querySelectorAll('.demo-side > *')].map(e=>Math.round(e.getBoundingClientRect().height)), mainKids: [...document.querySelectorAll('.demo-main > *')].map(e=>Math.round(e.getBoundingClientRect().height)), feed: document.querySelector('.demo-feed')?.getBoundingClientRect().height, scroll: scrollY, top: document.querySelector('.demo-main')!.getBoundingClientRect().top}))));
    await p.screenshot({ path: `/tmp/proofshots/view-${w}.png` });
    const d = await demo.boundingBox();
    await p.screenshot({ path: `/tmp/proofshots/run-${w}.png`, clip: { x:0, y: d!.y+await p.evaluate(()=>scrollY), width: w, height: d!.height }, fullPage: true });
  }
  await p.close();
}
await b.close();
