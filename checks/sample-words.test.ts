import { closing } from '@/shipped/closing';
import { ownWords } from './sample-words';
import { itReports, set } from './testing/lines';

const { alt } = closing.picture;

itReports(ownWords, [
  set({ 'closing.picture.alt': alt }, 'closing 1 of '),
  set({ 'closing.picture.alt': `${alt} This is ours.` }),
]);
