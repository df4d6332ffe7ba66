/* Packages without types. */
declare module '@adobe/structured-data-validator';
declare module '@marbec/web-auto-extractor';
