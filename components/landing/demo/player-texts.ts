import type { demoWords as WORDS } from '@/content/demo';
import type {
  demoDetails as DETAILS,
  demoFile as FILE,
  glossary as GLOSSARY,
} from '@/content/demo-details';

export interface PlayerTexts {
  demoWords: typeof WORDS;
  demoDetails: typeof DETAILS;
  demoFile: typeof FILE;
  glossary: typeof GLOSSARY;
}

// The running demo's texts. The section gets them as a prop and sets them before it loads the demo's code.
export let demoWords: PlayerTexts['demoWords'];
export let demoDetails: PlayerTexts['demoDetails'];
export let demoFile: PlayerTexts['demoFile'];
export let glossary: PlayerTexts['glossary'];

export function setPlayerTexts(texts: PlayerTexts): void {
  ({ demoWords, demoDetails, demoFile, glossary } = texts);
}
