/// <reference types="@testing-library/jest-dom" />

// Only tests with a document need these matchers; loading them takes longer than most tests.
if (typeof document !== 'undefined') jest.requireActual('@testing-library/jest-dom');
if (typeof document !== 'undefined') document.body.dataset.locale = 'en';
