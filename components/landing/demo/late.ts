// One module: for each additional one, code shared with the player would need another chunk.
export { areasOf } from '@/engine/chart/areas';
export { FileNote } from './file/file-note';
export { Rewrite } from './rewrite';
export { Bench, suiteOf } from './workbench';
