/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { startCampaigns } from './start-campaigns';
import { useCampaigns } from './use-campaigns';

jest.mock('./start-campaigns');

beforeEach(() => jest.mocked(startCampaigns).mockReset());

/** Code that is loaded with import() has come after this. */
const loaded = () => act(() => new Promise((resolve) => setTimeout(resolve)));

it('keeps campaigns for the hosts that it is given', async () => {
  const hosts = ['pay.example'];
  renderHook(() => useCampaigns(hosts));
  await loaded();
  expect(startCampaigns).toHaveBeenCalledWith(hosts);
});

it('keeps none without hosts', async () => {
  renderHook(() => useCampaigns(null));
  await loaded();
  expect(startCampaigns).not.toHaveBeenCalled();
});
