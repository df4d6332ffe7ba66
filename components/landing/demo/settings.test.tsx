import { fireEvent, render, screen } from '@testing-library/react';
import { demoWords } from '@/content/demo';
import { TRADING_SESSIONS } from '@/engine/market/trading-hours';
import { newPlayer, unlimited } from '@/engine/testing/replay';
import { Settings } from './settings';

// Whichever of them an owner sells.
jest.mock('@/lib/browser/sold-indicators', () => ({
  SOLD_INDICATORS: ['smart-money', 'zones', 'sessions'],
}));

const { settings: words, drawing } = demoWords;

it('has the market computed anew by what is chosen, and shows what holds now', () => {
  const player = newPlayer();
  player.tick(0, unlimited);
  render(<Settings player={player} />);
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  choose(words.swingReach, '2');
  choose(words.minGapAtr, '0');
  choose(words.sessions, 'whole-days');
  choose(words.dayStart, 'New York');
  const wanted = {
    swingReach: 2,
    minGapAtr: 0,
    sessions: 'whole-days',
    dayStart: 'New York',
  };
  expect(player.current().recording.settings).toMatchObject(wanted);
  for (const [name, value] of Object.entries(wanted))
    expect(screen.getByLabelText(words[name as keyof typeof wanted])).toHaveValue(String(value));
});

it('says the hours of the sessions chosen', () => {
  render(<Settings player={newPlayer()} />);
  fireEvent.change(screen.getByLabelText(words.sessions), { target: { value: 'whole-days' } });
  for (const { name } of TRADING_SESSIONS['whole-days'])
    expect(document.body).toHaveTextContent(drawing.sessions[name].name);
  expect(document.body).toHaveTextContent('16:30');
});
