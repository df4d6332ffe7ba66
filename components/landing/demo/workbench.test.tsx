import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { finishedPlayer } from '@/engine/testing/replay';
import { content } from '@/lib/content/content';
import { withTexts } from './testing/texts';
import { type Change, FIRST_CHOICES } from './use-demo';
import { Bench } from './workbench';

const { tools } = content.demoDetails;
const player = finishedPlayer();

function Workbench() {
  const [choices, setChoices] = useState(() => FIRST_CHOICES);
  const change: Change = (changes) => setChoices((before) => ({ ...before, ...changes }));
  const actions = { setTimeframe: jest.fn(), choose: jest.fn() };
  return <Bench {...{ player, snapshot: player.current(), sold: [], choices, change, actions }} />;
}

it('a control that does nothing says why when it is pressed, until the view changes', () => {
  render(<Workbench />, withTexts);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  press(tools.newest);
  expect(screen.getByText(tools.atNewest)).toBeVisible();
  press(tools.zoomIn);
  expect(screen.queryByText(tools.atNewest)).toBeNull();
});
