import { run } from './run';

async function printed(command: string, ...args: string[]) {
  let text = '';
  const code = await run(command, args, {}, (part) => {
    text += part;
  });
  return { code, text };
}

it('returns a program’s exit code and all its output', async () => {
  const script = 'console.log("out"); console.error("error"); process.exit(3)';
  const { code, text } = await printed(process.execPath, '-e', script);
  expect([code, text.split('\n').sort()]).toEqual([3, ['', 'error', 'out']]);
});

it('fails for a program that does not exist', async () => {
  expect(await printed('no-such-program')).toMatchObject({
    code: 127,
    text: expect.stringContaining('ENOENT'),
  });
});
