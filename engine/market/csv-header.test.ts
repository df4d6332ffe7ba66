import { columnsOf } from './csv-header';

const columns = (header: string) => columnsOf(header.split(','));

it('finds columns in any order and case, and leaves others alone', () => {
  expect(columns('Symbol,Close,LOW,high,Open,Volume,Time')).toEqual({
    time: 6,
    date: null,
    open: 4,
    high: 3,
    low: 2,
    close: 1,
    volume: 5,
    width: 7,
  });
});

it.each(['time', 'date', 'datetime', 'timestamp', 'Date Time', '<DATE>'])(
  'takes "%s" as the time',
  (name) => {
    expect(columns(`open,${name},high,low,close`)).toMatchObject({ time: 1, date: null });
  },
);

it('takes a date and a time together, as MetaTrader writes them', () => {
  const header = '<DATE>,<TIME>,<OPEN>,<HIGH>,<LOW>,<CLOSE>,<TICKVOL>,<VOL>,<SPREAD>';
  expect(columns(header)).toMatchObject({ date: 0, time: 1, open: 2, close: 5, volume: 6 });
});

it.each(['volume', 'VOL', 'TickVol', 'tick volume', 'Tick_Volume'])(
  'takes "%s" as the volume',
  (name) => {
    expect(columns(`time,open,high,low,close,${name}`)).toMatchObject({ volume: 5 });
  },
);

it('does without a volume', () => {
  expect(columns('time,open,high,low,close')).toMatchObject({ volume: null });
});

it('names each column that is missing', () => {
  expect(columns('open,low,close,volume')).toEqual([
    'missing column "time"',
    'missing column "high"',
  ]);
});

it('says that it is no header where it names nothing that is wanted', () => {
  expect(columns('2026-03-02,1.08,1.09')).toEqual([
    'expected a header naming time, open, high, low, close, got "2026-03-02 1.08 1.09"',
  ]);
});
