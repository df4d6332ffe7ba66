import { single } from './outcome';
import { runStages } from './run-stages';
import type { Stage } from './stages';

const stage = (name: string, code: number, needs: string[] = []): Stage => ({
  name,
  needs,
  run: () => single(code),
});

const namesOf = async (stages: Stage[]) => {
  const announced: string[] = [];
  const ended = await runStages(stages, '', (name) => announced.push(name));
  return { announced, ended };
};

it('goes on after a stage that failed', async () => {
  const { announced } = await namesOf([stage('lint', 1), stage('unit', 0)]);
  expect(announced).toEqual(['lint', 'unit']);
});

it('leaves out what needs a stage that failed, and what needs that', async () => {
  const { announced, ended } = await namesOf([
    stage('build', 1),
    stage('e2e', 0, ['build']),
    stage('report', 0, ['e2e']),
  ]);
  expect(announced).toEqual(['build']);
  expect(ended.map(({ outcome }) => outcome.skipped)).toEqual([0, 1, 1]);
});

it('counts a stage that throws as failed', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken: Stage = {
    name: 'broken',
    needs: [],
    run: () => Promise.reject(new Error('no such program')),
  };
  const { ended } = await namesOf([broken]);
  quiet.mockRestore();
  expect(ended[0]?.outcome).toMatchObject({ failed: 1, notes: ['no such program'] });
});
