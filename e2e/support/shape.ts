/** The fields of texts whose type is their wording (`as const`), with any wording and without the owner's mark. */
export type Shape<Texts> = Texts extends string
  ? string
  : { readonly [Name in keyof Texts as Exclude<Name, 'sample'>]: Shape<Texts[Name]> };
