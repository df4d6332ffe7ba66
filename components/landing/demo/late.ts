// One module: for each additional one, code shared with the player would need another chunk.
export { FileNote } from './file/file-note';
export { Rewrite } from './rewrite';
export { Bench } from './workbench';
