import { checkInput } from './check-input';
import { someInput } from './host-fixture';

it('takes what the site has', () => {
  expect(() => checkInput(someInput())).not.toThrow();
});

it.each(['a"b', 'a\nb', 'a$b', 'a{b}', 'a%b', 'a\\b', '', 'é'])(
  'refuses the header value %j, which a configuration would read as code',
  (value) => {
    const headers = [{ name: 'X-A', value }];
    expect(() => checkInput(someInput({ headers }))).toThrow('a header that hosts cannot be given');
  },
);

it.each(['X A', 'X:A', '', '! X'])('refuses the header name %j', (name) => {
  const headers = [{ name, value: 'a' }];
  expect(() => checkInput(someInput({ headers }))).toThrow('a header that hosts cannot be given');
});

it.each(['terms', '/a b', '/a;b', '/(a)', '/:a', '/a*'])('refuses the page %j', (page) => {
  expect(() => checkInput(someInput({ pages: [page] }))).toThrow(
    'an address that hosts cannot be given',
  );
});

it.each(['http://acme.example', 'https://acme.example/', 'https://acme.example:8443'])(
  'refuses the origin %s',
  (origin) => {
    expect(() => checkInput(someInput({ origin }))).toThrow('no plain https origin');
  },
);

it('refuses a hashed file outside the folder of hashed files', () => {
  expect(() => checkInput(someInput({ hashedFiles: ['/a.js'] }))).toThrow('/a.js is not below');
});
