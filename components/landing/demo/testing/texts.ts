import { setDemoTexts } from '@/components/landing/demo/words';
import { content } from '@/lib/content/content';

/** Import this first: the demo's modules read their texts when they load. */
setDemoTexts(content);
