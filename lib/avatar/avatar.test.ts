import { contrast } from '@/engine/testing/contrast';
import { avatarColour, avatarUrl, initials, PALETTE, serviceOrigin } from './avatar';

describe('initials', () => {
  it.each([
    ['B. Breakout', 'BB'],
    ['Ada Lovelace', 'AL'],
    ['jean-luc de la cruz', 'JC'],
    ['Madonna', 'M'],
    ['  spaced   out  ', 'SO'],
    ['O’Neill "Trader" Smith', 'OS'],
    ['élodie Žižek', 'ÉŽ'],
    ['e\u0301lodie', 'É'],
    ['李 小龍', '李小'],
    ['ß straße', 'SS'],
    ['7 Days', '7D'],
    ['🚀 Rocket', 'R'],
    ['', '?'],
    ['…', '?'],
    ['Wolfeschlegelsteinhausenbergerdorff Senior', 'WS'],
  ])('of %j are %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});

describe('avatarColour', () => {
  it.each(PALETTE)('%s carries white text at 4.5:1', (colour) => {
    expect(contrast('#ffffff', colour)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    // 0x811c9dc5 % 12 and 0xe40c292c % 12, by the published hashes.
    ['', PALETTE[0x811c9dc5 % 12]],
    ['a', PALETTE[0xe40c292c % 12]],
  ])('of %j never changes', (name, colour) => {
    expect(avatarColour(name)).toBe(colour);
  });

  it('differs between people', () => {
    const colours = new Set(
      ['A. Sample', 'B. Example', 'C. Specimen', 'D. Demo'].map(avatarColour),
    );
    expect(colours.size).toBeGreaterThan(1);
  });
});

describe('avatarUrl', () => {
  const template = 'https://avatars.example/api/?name={initials}&background={background}&size=96';

  it('fills in initials and colour', () => {
    const colour = avatarColour('Ada Lovelace').slice(1);
    expect(avatarUrl(template, 'Ada Lovelace')).toBe(
      `https://avatars.example/api/?name=AL&background=${colour}&size=96`,
    );
  });

  it('sends nothing else of the name', () => {
    expect(avatarUrl(template, 'Ada Lovelace')).not.toMatch(/lovelace|ada/i);
  });

  it('encodes letters beyond ASCII', () => {
    expect(avatarUrl(template, 'Élodie Žižek')).toContain('name=%C3%89%C5%BD&');
  });
});

describe('serviceOrigin', () => {
  it('is null without a service', () => {
    expect(serviceOrigin(null)).toBeNull();
  });

  it('is the origin of the template', () => {
    expect(serviceOrigin('https://a.example:8443/x?n={initials}&b={background}')).toBe(
      'https://a.example:8443',
    );
  });

  it('refuses a placeholder in the host', () => {
    expect(() => serviceOrigin('https://{initials}.example/{background}')).toThrow(
      'a placeholder in the host',
    );
  });
});
