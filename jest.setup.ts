/// <reference types="@testing-library/jest-dom" />

// Tests without a document do not need the matchers, which take longer to load than most of these tests.
if (typeof document !== 'undefined') jest.requireActual('@testing-library/jest-dom');
if (typeof document !== 'undefined') document.documentElement.lang = 'en';
