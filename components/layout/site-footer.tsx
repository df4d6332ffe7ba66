import type { Footer, FooterLink } from '@/lib/content/schemas/chrome';
import type { Site } from '@/lib/content/schemas/site';
import { PICTURE_FOLDERS } from '@/lib/pictures/picture-folders';
import { MotionToggle, type MotionWords } from './motion-toggle';
import { Wordmark } from './wordmark';

/**
 * On every page: the plans in one line (so that the structured data of every page is visible on it), the links,
 * the support contact, the risk line.
 */
export function SiteFooter({
  footer,
  site,
  plans,
  withdrawalLink,
  isSample,
  motion,
}: {
  footer: Footer;
  site: Site;
  /** Name, price and card of each plan, in order. */
  plans: readonly { name: string; price: string; href: string }[];
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
  return (
    <footer className="relative mt-24 border-t border-hairline bg-ground/80 lg:mt-36">
      <div className="frame pt-14 pb-24">
        <div className="grid gap-12 lg:grid-cols-[1fr_2fr]">
          <div>
            <Wordmark name={site.name} />
            <div id="contact" className="mt-6 max-w-[22rem]">
              <h2 className="font-mono text-caption text-muted">{contact.title}</h2>
              <p className="mt-3 text-small text-muted">{contact.text}</p>
              <a
                href={`mailto:${site.supportEmail}`}
                className="text-link mt-1 inline-flex min-h-11 items-center text-small"
              >
                {site.supportEmail}
              </a>
            </div>
          </div>
          {/* As many columns as the words have room for: two at most on a phone, fewer where text is large. */}
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,40%)),1fr))] gap-x-6 gap-y-10 sm:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]">
            {Object.entries({
              'quick-links': quickLinks,
              resources,
              legal: { ...legal, links: [...legal.links, ...withdrawal] },
              social,
            }).map(([id, list]) => (
              <FooterLinkList key={id} id={`footer-${id}`} {...list} comingSoon={comingSoon} />
            ))}
          </div>
        </div>

        <section
          aria-labelledby="footer-plans"
          className="mt-14 flex flex-wrap items-baseline gap-x-6 gap-y-2 border-y border-hairline py-5 text-small"
        >
          <h2 id="footer-plans" className="font-mono text-caption text-muted">
            {footer.plans}
          </h2>
          <ul className="contents">
            {plans.map(({ name, price, href }) => (
              <li key={name}>
                <a
                  href={href}
                  className="inline-flex min-h-9 pointer-coarse:min-h-11 items-center hover:text-accent"
                >
                  {name} <span className="ml-2 text-muted tabular-nums">{price}</span>
                </a>
              </li>
            ))}
          </ul>
          <a
            href="/refund"
            className="text-link inline-flex min-h-9 pointer-coarse:min-h-11 items-center lg:ml-auto"
          >
            {footer.refund}
          </a>
        </section>

        <div className="mt-8 grid gap-4 text-caption text-muted lg:grid-cols-2 lg:gap-12">
          <div className="grid content-start gap-4">
            <p>{footer.risk}</p>
            {isSample ? <p>{footer.sample}</p> : null}
          </div>
          <div className="grid gap-4">
            <p>{footer.affiliation}</p>
            <p>{footer.copyright}</p>
            <MotionToggle words={motion} className="justify-self-start min-[480px]:hidden" />
          </div>
        </div>
      </div>
    </footer>
  );
}

/** `icon` names a brand mark. */
type Entry = FooterLink & { icon?: string };

/** A column of links; an entry without a target stands there quieter and is no link yet. */
function FooterLinkList({
  id,
  title,
  links,
  comingSoon,
}: {
  id: string;
  title: string;
  links: readonly Entry[];
  /** Said after the name of an entry without a target. */
  comingSoon: string;
}) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="font-mono text-caption text-muted">
        {title}
      </h2>
      <ul className="mt-3">
        {links.map((link) => (
          <li key={link.id}>
            <FooterEntry {...link} comingSoon={comingSoon} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A link, or HTML's placeholder link (an anchor without `href`) while the content names no target. */
function FooterEntry({ name, href, icon, comingSoon }: Entry & { comingSoon: string }) {
  const look = href
    ? 'pointer-coarse:min-h-11 pointer-coarse:min-w-11 hover:text-accent'
    : 'text-edge';
  return (
    <a
      href={href}
      // The placeholder of row D8 is named disabled to assistive technology.
      {...(href ? {} : { role: 'link', 'aria-disabled': true })}
      className={`inline-flex min-h-9 items-center gap-2.5 text-small ${look}`}
    >
      {icon && (
        <img
          src={`${PICTURE_FOLDERS.brands}${icon}.svg`}
          alt=""
          width={18}
          height={18}
          loading="lazy"
          className={href ? '' : 'opacity-50'}
        />
      )}
      {href ? (
        name
      ) : (
        <>
          {name} <span className="sr-only">({comingSoon})</span>
        </>
      )}
    </a>
  );
}
