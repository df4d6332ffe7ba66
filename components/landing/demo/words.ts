import type { demoWords as WORDS } from '@/content/demo';
import type {
  demoDetails as DETAILS,
  demoFile as FILE,
  glossary as GLOSSARY,
} from '@/content/demo-details';

export interface DemoTexts {
  demoWords: typeof WORDS;
  demoDetails: typeof DETAILS;
  demoFile: typeof FILE;
  glossary: typeof GLOSSARY;
}

// The running demo's texts. The section gets them as a prop and sets them before it loads the demo's code.
export let demoWords: DemoTexts['demoWords'];
export let demoDetails: DemoTexts['demoDetails'];
export let demoFile: DemoTexts['demoFile'];
export let glossary: DemoTexts['glossary'];

export function setDemoTexts(texts: DemoTexts): void {
  ({ demoWords, demoDetails, demoFile, glossary } = texts);
}
