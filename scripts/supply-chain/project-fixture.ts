import type { Project } from './project';

/** A project of one package that nothing is wrong with. @param changes what a test is about */
export function someProject(changes: Partial<Project> = {}): Project {
  return {
    manifest: { dependencies: { react: '19.3.1' } },
    locked: { 'node_modules/react': { version: '19.3.1', integrity: 'sha512-x', license: 'MIT' } },
    npmrc: 'save-exact=true\nignore-scripts=true\n',
    readme: '## Direct dependencies\n\n| package | why |\n| --- | --- |\n| `react` | the pages |\n',
    ...changes,
  };
}
