import { inContent, type Rule } from '../finding';

const lists = ['quickLinks', 'resources', 'legal', 'social'] as const;

/** Names that lead nowhere yet are seen before the site goes public; they may stay. */
export const footerPlaceholders: Rule = {
  id: 'LR34',
  part: 'Your business and its addresses',
  title: 'footer entries lead somewhere',
  severity: 'warning',
  find: ({ content: { footer } }) =>
    lists.flatMap((list) =>
      footer[list].links.flatMap(({ name, href }, index) => {
        const text = `“${name}” leads nowhere and is read out as “${footer.comingSoon}”. Set its href, or take it out.`;
        return href ? [] : inContent(['footer', list, 'links', index], text);
      }),
    ),
};
