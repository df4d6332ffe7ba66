/// <reference types="@testing-library/jest-dom" />

// Only tests with a document need these packages; loading them takes longer than most tests.
if (typeof document !== 'undefined') {
  jest.requireActual('@testing-library/jest-dom');
  const { configure } = jest.requireActual('@testing-library/react');
  // Machines can be busy; no test measures time.
  configure({ asyncUtilTimeout: 20_000 });
  document.body.dataset.locale = 'en';
}
