import { securityExpiry, securityText } from './security-text';

const site = {
  url: 'https://acme.example',
  supportEmail: 'help@acme.example',
  supportEmailChecked: '2026-11-01',
};

it('names contact, end, language and its own address, one to a line', () => {
  expect(securityText(site)).toBe(
    [
      'Contact: mailto:help@acme.example',
      'Expires: 2027-10-31T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://acme.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it.each(['2026-11-01', '2027-03-01', '2028-02-29'])(
  'ends less than a year after %s, and at least 11 months',
  (checked) => {
    const end = securityExpiry({ ...site, supportEmailChecked: checked });
    const months = (count: number) => {
      const date = new Date(checked);
      return date.setUTCMonth(date.getUTCMonth() + count);
    };
    expect(end.getTime()).toBeLessThan(months(12));
    expect(end.getTime()).toBeGreaterThan(months(11));
  },
);
