import { GET } from './route';

// The package is an ES module, which Jest cannot load here; what it is given is what matters.
jest.mock('png-to-ico', () => ({
  __esModule: true,
  default: async (images: Buffer[]) => Buffer.from(images.map((image) => image.readUInt32BE(16))),
}));

it('holds the icon at 16, 32 and 48 pixels', async () => {
  expect([...new Uint8Array(await (await GET()).arrayBuffer())]).toEqual([16, 32, 48]);
});

it('says that it is an icon', async () => {
  expect((await GET()).headers.get('Content-Type')).toBe('image/x-icon');
});
