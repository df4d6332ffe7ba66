import { NoticesSection } from '@/components/landing/notices/notices-section';
import type { Notices } from '@/components/landing/notices/schema';
import { Island } from '@/components/ui/island';
import type { ShownFooter } from '@/lib/content/resolve-content';
import type { Logo } from '@/lib/pictures/logo';
import { PICTURE_FOLDERS } from '@/lib/pictures/picture-folders';
import type { FooterLink } from '@/lib/schemas/pages';
import type { Site } from '@/lib/schemas/site';
import { noBreak } from '@/lib/text/sentences';
import { type MotionTexts, MotionToggle } from './motion-toggle';
import { Wordmark } from './wordmark';

export function SiteFooter({
  footer,
  site,
  logo,
  plans,
  refundHref,
  withdrawalLink,
  isSample,
  notices,
  motion,
}: {
  footer: ShownFooter;
  site: Site;
  logo?: Logo | undefined;
  plans: readonly { name: string; price: string; href: string }[];
  refundHref: string;
  withdrawalLink: string | null;
  isSample: boolean;
  /** Null if the notices are hidden. */
  notices: Notices | null;
  motion: MotionTexts;
}) {
  const withdrawal = withdrawalLink
    ? [{ id: 'withdrawal', name: footer.withdrawal, href: withdrawalLink }]
    : [];
  const { quickLinks, resources, legal, social, contact, comingSoon } = footer;
  const lists: Record<string, { title: string; links: readonly Entry[] }> = {
    'quick-links': quickLinks,
    legal: { ...legal, links: [...legal.links, ...withdrawal] },
    resources,
    // Not `social`: filter lists hide `#footer-social`.
    profiles: social,
  };
  return (
    <footer className="site-footer frame">
      <div className="footer-lists">
        <div>
          <Wordmark name={site.name} logo={logo} />
          <div id="contact">
            <h2>{contact.title}</h2>
            <p>{noBreak(contact.text)}</p>
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

      <div className="footer-notes">
        <p>{footer.risk}</p>
        {isSample ? <p>{footer.sampleNote}</p> : null}
        {notices ? (
          <Island name="notices" view={NoticesSection} props={{ texts: notices }} />
        ) : null}
        <p>{footer.affiliation}</p>
        <p>{footer.copyright}</p>
        <Island
          name="motion"
          view={MotionToggle}
          props={{ texts: motion, className: 'text-link min-h-[44px] min-[480px]:hidden' }}
        />
      </div>
    </footer>
  );
}

type Entry = FooterLink & { icon?: string | null };

function FooterLinkList({
  id,
  title,
  links,
  comingSoon,
}: {
  id: string;
  title: string;
  links: readonly Entry[];
  comingSoon: string;
}) {
  const [ready, missing] = [links.filter(({ href }) => href), links.filter(({ href }) => !href)];
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
                    className="brand-icon"
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
        <>
          <p>{comingSoon}</p>
          <ul>
            {missing.map(({ id, name }) => (
              <li key={id}>
                {/* biome-ignore lint/a11y/useValidAnchor: an entry without a target is a disabled link */}
                <a role="link" aria-disabled="true">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </nav>
  );
}
