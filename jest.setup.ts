/// <reference types="@testing-library/jest-dom" />

// Its matchers look at documents, and loading them takes longer than most tests that have none.
if (typeof document !== 'undefined') jest.requireActual('@testing-library/jest-dom');
// Every page says its language.
if (typeof document !== 'undefined') document.documentElement.lang = 'en';
