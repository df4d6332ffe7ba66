// One module, because each additional one would create another chunk for the code it shares with the player.
export { FileNote } from './file/file-note';
export { Rewrite } from './rewrite';
export { areas, Bench, suiteOf } from './workbench';
