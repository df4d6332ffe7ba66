import type { Header } from '@/lib/policy/response-headers';
import { cloudfrontPolicy } from './cloudfront-policy';
import { contentTypes } from './content-types';
import { generated, type Host, type HostInput, otherAddresses } from './host';

/**
 * Bytes of a function (quota, from memory):
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html
 */
const mostBytes = 10_240;

/**
 * A CloudFront function of the runtime cloudfront-js-2.0 for the event viewer-request. Maps are looked up by their own
 * entries alone, so an address such as `/__proto__` finds nothing.
 */
function viewerRequest(pages: readonly string[]): string {
  const files = Object.fromEntries([
    ['/', '/index.html'],
    ...pages.map((page) => [page, `${page}.html`]),
  ]);
  return `// ${generated}
var files = ${JSON.stringify(files)};
var moved = ${JSON.stringify(Object.fromEntries(otherAddresses(pages)))};

function has(map, key) {
  return Object.prototype.hasOwnProperty.call(map, key);
}

function query(parameters) {
  var parts = [];
  Object.keys(parameters).forEach(function (name) {
    var values = parameters[name].multiValue || [parameters[name]];
    values.forEach(function (entry) {
      parts.push(entry.value === '' ? name : name + '=' + entry.value);
    });
  });
  return parts.length === 0 ? '' : '?' + parts.join('&');
}

function handler(event) {
  var request = event.request;
  if (has(moved, request.uri))
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: { location: { value: moved[request.uri] + query(request.querystring) } },
    };
  if (has(files, request.uri)) request.uri = files[request.uri];
  return request;
}
`;
}

/**
 * Copies the export into a bucket. An object carries its own Cache-Control, so a file that is missing has none of a hashed
 * one. Hashed files go first and none is deleted: the pages of the release before still find theirs.
 */
function upload({ cache }: HostInput): string {
  const hashed = `${cache.hashed.folder.slice(1)}*`;
  const others = ['*.br', '*.gz', '_headers', '_redirects', '.assetsignore'];
  const leave = others.map((name) => `--exclude '${name}'`).join(' ');
  const manifest = contentTypes.webmanifest;
  return `#!/bin/sh
# ${generated}
# Usage: upload.sh <bucket> [folder of the export]
set -eu
bucket="$1"
out="\${2:-out}"
aws s3 sync "$out" "s3://$bucket" --exclude '*' --include '${hashed}' ${leave} --cache-control '${cache.hashed.found}'
aws s3 sync "$out" "s3://$bucket" --exclude '${hashed}' --exclude '*.webmanifest' ${leave} --cache-control '${cache.otherwise}'
aws s3 sync "$out" "s3://$bucket" --exclude '*' --include '*.webmanifest' --content-type '${manifest}' --cache-control '${cache.otherwise}'
`;
}

/** A headers policy for everything, and one for each folder with headers of its own. */
function policies({ origin, headers, folderHeaders }: HostInput) {
  const name = new URL(origin).hostname.replaceAll('.', '-');
  const file = (label: string, values: readonly Header[]) => ({
    place: 'beside' as const,
    path: `cloudfront/headers-${label}.json`,
    text: `${JSON.stringify(cloudfrontPolicy(`${name}-${label}`, values), null, 2)}\n`,
  });
  const folders = [...new Set(folderHeaders.map(({ folder }) => folder))];
  return [
    file('default', headers),
    ...folders.map((folder) => {
      const own = folderHeaders.filter((entry) => entry.folder === folder);
      const values = headers.map(
        (header) => own.find((entry) => entry.header.name === header.name)?.header ?? header,
      );
      return file(folder.replace(/^\/|\/$/g, '').replaceAll('/', '-'), values);
    }),
  ];
}

/**
 * CloudFront before an S3 bucket: a function for addresses, headers policies, and a script that uploads. Headers are not
 * set by a function, because CloudFront runs none for answers of status 400 and above:
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/edge-function-restrictions-all.html
 * @throws Error for a function larger, or more headers, than CloudFront takes
 */
export const cloudfront: Host = (input) => {
  const code = viewerRequest(input.pages);
  const bytes = Buffer.byteLength(code);
  if (bytes > mostBytes)
    throw new Error(`the CloudFront function has ${bytes} bytes, CloudFront takes ${mostBytes}.`);
  return [
    { place: 'beside', path: 'cloudfront/viewer-request.js', text: code },
    ...policies(input),
    { place: 'beside', path: 'cloudfront/upload.sh', text: upload(input) },
  ];
};
