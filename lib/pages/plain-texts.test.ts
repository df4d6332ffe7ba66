import type { SectionId } from '@/components/landing/registry';
import { content } from '@/lib/content/content';
import { plans } from '@/lib/testing/content';
import { llmsText, securityExpiry, securityText } from './plain-texts';

describe('llms.txt', () => {
  const textWith = (...sections: SectionId[]) =>
    llmsText({
      ...content,
      plans,
      sections: sections.map((id) => ({ id, theme: 'dark' })),
    });
  const text = textWith('home', 'indicators', 'pricing', 'faqs');

  it('links to no missing section', () => {
    expect(text).toContain('/#faqs');
    expect(text).toContain('/#indicators');
    expect(textWith('home', 'pricing')).not.toMatch(/#(?:faqs|indicators)/);
  });

  it('leads from an indicator to its guide', () => {
    expect(text).toContain('- [Zones and trends](https://site.example/docs/first):');
  });

  it('leads to the repaint index, if there is one', () => {
    const link = 'https://site.example/repaint-index';
    expect(text).toContain(link);
    const { repaintIndex: _, ...routes } = content.routes;
    expect(llmsText({ ...content, routes })).not.toContain(link);
  });

  it('begins with name and description', () => {
    expect(text).toMatch(/^# Sitename\n\n> Three indicators\.\n\n/);
  });

  it('has headings, and lists that contain only links', () => {
    const [, ...lists] = text.split(/^## .+$/m);
    expect(lists).toHaveLength(5);
    for (const line of lists.join('').split('\n').filter(Boolean))
      expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/site\.example\S*\): ./);
  });
});

describe('security.txt', () => {
  it('has contact, expiry, language and its own URL, one per line', () => {
    expect(securityText(content.site)).toBe(
      [
        'Contact: mailto:help@site.example',
        'Expires: 2027-10-31T00:00:00.000Z',
        'Preferred-Languages: en',
        'Canonical: https://site.example/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  it.each([
    ['2026-11-01', '2027-10-31'],
    ['2028-02-29', '2029-02-27'],
  ])('expires within a year of %s', (supportEmailChecked, end) => {
    expect(securityExpiry({ ...content.site, supportEmailChecked })).toEqual(new Date(end));
  });
});
