export default { plugins: { 'postcss-import-ext-glob': {}, '@tailwindcss/postcss': {} } };
