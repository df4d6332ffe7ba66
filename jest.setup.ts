/// <reference types="@testing-library/jest-dom" />

// Loading the matchers takes longer than most tests without a document.
if (typeof document !== 'undefined') jest.requireActual('@testing-library/jest-dom');
if (typeof document !== 'undefined') document.documentElement.lang = 'en';
