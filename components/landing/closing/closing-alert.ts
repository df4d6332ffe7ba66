import { ofKind } from '@/engine/indicators/mark-states';
import { formatPrice } from '@/engine/market/price-form';
import { SIMULATED_PRICES } from '@/engine/market/simulated-market';
import { content } from '@/lib/content/content';
import { CHART_STEP_MS } from '@/lib/pictures/example-proof';
import type { Alert } from '@/lib/pictures/notes';
import { analysisOf, closingMarket } from '@/lib/pictures/picture-markets';
import { fill } from '@/lib/text/fill';

/** Returns the alert of the last break in the closing picture. */
export function closingAlert(): Alert {
  const { closing, demoDetails, demoWords, site } = content;
  const [last] = ofKind(analysisOf(closingMarket).markStates, 'break').slice(-1);
  if (!last) throw new Error('the market of the closing picture has no break');
  const { label, price, at } = last.mark;
  const name = demoDetails.list.breaks[label];
  const time = new Date(at + CHART_STEP_MS).toISOString().slice(11, 16);
  const prices = { ...SIMULATED_PRICES, point: demoWords.drawing.decimal };
  const { title, text, when } = closing.alert;
  return {
    at,
    app: site.name,
    when,
    title: fill(title, {
      mark: name.charAt(0).toUpperCase() + name.slice(1),
      price: formatPrice(price, prices),
    }),
    text: fill(text, { time }),
  };
}
