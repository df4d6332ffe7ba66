import { Fragment } from 'react';
import { Island } from '@/components/ui/island';
import type { FooterLink } from '@/content/schemas/pages';
import type { Site } from '@/content/schemas/site';
import type { ShownFooter } from '@/lib/content/content';
import type { Logo } from '@/lib/pictures/logo';
import { PICTURE_FOLDERS } from '@/lib/pictures/picture-folders';
import { noBreak } from '@/lib/text/sentences';
import { MotionToggle, type MotionWords } from './motion-toggle';
import { Wordmark } from './wordmark';

/**
 * On every page: the plans in one line (so that the structured data of every page is visible on it), the links,
 * the support contact, the risk line.
 */
export function SiteFooter({
  footer,
  site,
  logo,
  plans,
  refundHref,
  withdrawalLink,
  isSample,
  motion,
}: {
  footer: ShownFooter;
  site: Site;
  logo?: Logo | undefined;
  /** Name, price and card of each plan, in order. */
  plans: readonly { name: string; price: string; href: string }[];
  /** The page about getting money back. */
  refundHref: string;
  /** Where customers withdraw from the contract; null while there is no such page. */
  withdrawalLink: string | null;
  /** Whether an address of the site is one that is kept for examples. */
  isSample: boolean;
  motion: MotionWords;
}) {
  const withdrawal = withdrawalLink
    ? [{ id: 'withdrawal', name: footer.withdrawal, href: withdrawalLink }]
    : [];
  const { quickLinks, resources, legal, social, contact, comingSoon } = footer;
  const lists: Record<string, { title: string; links: readonly Entry[] }> = {
    'quick-links': quickLinks,
    legal: { ...legal, links: [...legal.links, ...withdrawal] },
    resources,
    social,
  };
  return (
    <footer className="site-footer frame">
      <div className="footer-lists">
        <div>
          <Wordmark name={site.name} logo={logo} />
          <Island name="motion">
            <MotionToggle words={motion} className="min-[480px]:hidden" />
          </Island>
          <div id="contact">
            <h2>{contact.title}</h2>
            <p>{contact.text}</p>
            <a href={`mailto:${site.supportEmail}`} className="text-link">
              {site.supportEmail}
            </a>
          </div>
        </div>
        <div>
          {Object.entries(lists)
            .filter(([, { links }]) => links.length > 0)
            .map(([id, list]) => (
              <FooterLinkList key={id} id={`footer-${id}`} {...list} comingSoon={comingSoon} />
            ))}
        </div>
      </div>

      <section aria-labelledby="footer-plans" className="footer-plans">
        <h2 id="footer-plans">{footer.plans}</h2>
        <ul>
          {plans.map(({ name, price, href }) => (
            <li key={name}>
              <a href={href}>
                {name} {price ? <span>{price}</span> : null}
              </a>
            </li>
          ))}
        </ul>
        <a href={refundHref} className="text-link">
          {noBreak(footer.refund)}
        </a>
      </section>

      <div>
        <p>{footer.risk}</p>
        {isSample ? <p>{footer.sample}</p> : null}
        <p>{footer.affiliation}</p>
        <p>{footer.copyright}</p>
      </div>
    </footer>
  );
}

/** `icon` names a brand mark. */
type Entry = FooterLink & { icon?: string | null };

/** A column of links; entries without a target stand below them in one quiet line and are no links yet. */
function FooterLinkList({
  id,
  title,
  links,
  comingSoon,
}: {
  id: string;
  title: string;
  links: readonly Entry[];
  /** Said after the names of entries without a target. */
  comingSoon: string;
}) {
  const ready = links.filter(({ href }) => href);
  const missing = links.filter(({ href }) => !href);
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {ready.length > 0 ? (
        <ul>
          {ready.map(({ id, name, href, icon }) => (
            <li key={id}>
              <a href={href}>
                {icon && (
                  <img
                    src={`${PICTURE_FOLDERS.brands}${icon}.svg`}
                    alt=""
                    width={18}
                    height={18}
                    loading="lazy"
                  />
                )}
                {name}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {missing.length > 0 ? (
        <p>
          {missing.map(({ id, name }, index) => (
            <Fragment key={id}>
              {index > 0 ? ', ' : null}
              {/* HTML's placeholder link, named disabled to assistive technology. */}
              {/* biome-ignore lint/a11y/useValidAnchor: an anchor without `href` is what row D8 asks for */}
              <a role="link" aria-disabled="true">
                {name}
              </a>
            </Fragment>
          ))}
          : {comingSoon}
        </p>
      ) : null}
    </nav>
  );
}
