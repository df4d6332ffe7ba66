import type { Pricing } from '@/lib/content/schemas/plans';

/** What holds for every plan: guarantee, cancelling, how one pays. */
export function PaymentTerms({ content: { guarantee, flexible, methods } }: { content: Pricing }) {
  return (
    <div className="mt-14 grid gap-8 border-y border-hairline py-8 text-small md:grid-cols-3 md:gap-10">
      <div>
        <h3 className="font-semibold">{guarantee.title}</h3>
        <p className="mt-2 text-muted">{guarantee.text}</p>
      </div>
      <div>
        <h3 className="font-semibold">{flexible.title}</h3>
        <p className="mt-2 text-muted">{flexible.text}</p>
      </div>
      <div>
        <h3 className="font-semibold">{methods.title}</h3>
        <p className="mt-2 text-muted">{methods.text}</p>
        <ul className="mt-4 flex flex-wrap gap-2">
          {methods.items.map(({ id, name, icon }) => (
            <li
              key={id}
              className="flex items-center gap-2 rounded-small border border-hairline px-2 py-1 text-caption text-muted"
            >
              <img src={`/brands/${icon}.svg`} alt="" width={18} height={18} loading="lazy" />
              {name}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
