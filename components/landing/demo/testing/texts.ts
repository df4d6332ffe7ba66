import { setPlayerTexts } from '@/components/landing/demo/player-texts';
import { content } from '@/lib/content/content';

/** Import this first: the demo's modules read their texts when they load. */
setPlayerTexts(content);
