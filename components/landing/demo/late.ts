// One module, because each extra module would add a chunk for code shared with the player.
export { FileNote } from './file/file-note';
export { Rewrite } from './rewrite';
export { areas, Bench, suiteOf } from './workbench';
