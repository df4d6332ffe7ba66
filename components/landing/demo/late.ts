// One module, since each further one splits what it shares with the player into another chunk.
export { FileNote } from './file/file-note';
export { Rewrite } from './rewrite';
export { areas, Bench, suiteOf } from './workbench';
