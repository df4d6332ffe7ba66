import { chromium } from 'playwright';
const [sel='#faqs', widths='320,390,768,1024,1440', hash='', js='on', url='http://localhost:4515/'] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
for (const w of widths.split(',').map(Number)) {
  const page = await browser.newPage({ viewport: { width: w, height: w < 700 ? 844 : 900 }, reducedMotion: 'reduce', javaScriptEnabled: js==='on' });
  await page.goto(url + hash);
  if (js==='on') await page.waitForSelector('html[data-scripts=ready]', { state: 'attached' });
  await page.waitForTimeout(600);
  const el = page.locator(sel).first();
  const b = await el.boundingBox();
  console.log(w, b && Math.round(b.height), await page.evaluate(() => document.documentElement.scrollWidth - innerWidth));
  await el.screenshot({ path: `/tmp/cost-${w}.png` , timeout: 60000});
  await page.close();
}
await browser.close();
