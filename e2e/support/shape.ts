/** The fields of texts whose type is their wording (`as const`), with any wording. */
export type Shape<Texts> = Texts extends string
  ? string
  : { readonly [Name in keyof Texts]: Shape<Texts[Name]> };
