import type { Header } from '@/lib/policy/response-headers';
import { type HostInput, otherAddresses } from './host-input';
import { fillTemplate, hostLabel } from './template';

/**
 * Bytes of a function (quota, from memory):
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html
 */
const MAX_FUNCTION_BYTES = 10_240;

/** Headers of one policy beyond those with a field of their own (quota, from memory). */
const MAX_CUSTOM_HEADERS = 10;

/** The function that turns addresses into files. @throws Error for one larger than CloudFront takes */
export function viewerRequest(input: HostInput): string {
  const { pages } = input;
  const files = Object.fromEntries([
    ['/', '/index.html'],
    ...pages.map((page) => [page, `${page}.html`]),
  ]);
  const code = fillTemplate('viewer-request.js', input, {
    files: JSON.stringify(files),
    moved: JSON.stringify(Object.fromEntries(otherAddresses(pages))),
  });
  const bytes = Buffer.byteLength(code);
  if (bytes > MAX_FUNCTION_BYTES)
    throw new Error(
      `the CloudFront function has ${bytes} bytes, CloudFront takes ${MAX_FUNCTION_BYTES}.`,
    );
  return code;
}

/** Fields of `SecurityHeadersConfig`, by header; CloudFront refuses these names among the custom ones. */
const SECURITY_FIELDS: Record<string, (value: string) => Record<string, unknown>> = {
  'Content-Security-Policy': (value) => ({
    ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: value },
  }),
  'Strict-Transport-Security': (value) => ({
    StrictTransportSecurity: {
      Override: true,
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)?.[1]),
      IncludeSubdomains: /includeSubDomains/i.test(value),
      Preload: /preload/i.test(value),
    },
  }),
  'X-Content-Type-Options': () => ({ ContentTypeOptions: { Override: true } }),
  'X-Frame-Options': (value) => ({ FrameOptions: { Override: true, FrameOption: value } }),
  'Referrer-Policy': (value) => ({ ReferrerPolicy: { Override: true, ReferrerPolicy: value } }),
};

/**
 * Input of `aws cloudfront create-response-headers-policy`, in the shape of
 * https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_ResponseHeadersPolicyConfig.html
 * @throws Error for more headers than CloudFront takes
 */
export function cloudfrontPolicy(name: string, headers: readonly Header[]) {
  const custom = headers.filter((header) => !(header.name in SECURITY_FIELDS));
  if (custom.length > MAX_CUSTOM_HEADERS)
    throw new Error(
      `${custom.length} custom headers, a CloudFront policy takes ${MAX_CUSTOM_HEADERS}.`,
    );
  const security = headers.map((header) => SECURITY_FIELDS[header.name]?.(header.value) ?? {});
  return {
    Name: name,
    SecurityHeadersConfig: Object.assign({}, ...security) as Record<string, unknown>,
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map((header) => ({ Header: header.name, Value: header.value, Override: true })),
    },
  };
}

/**
 * A headers policy for everything, `default`, and one for each folder with headers of its own. Headers are not set by the
 * function, because CloudFront runs none for answers of status 400 and above:
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/edge-function-restrictions-all.html
 * @returns the policies as JSON, by the label that ends the name of each
 */
export function cloudfrontPolicies(input: HostInput): Record<string, string> {
  const { headers } = input;
  const policy = (label: string, of: readonly Header[]) => [
    label,
    `${JSON.stringify(cloudfrontPolicy(`${hostLabel(input)}-${label}`, of), null, 2)}\n`,
  ];
  const folders = new Set(headers.flatMap((header) => Object.keys(header.folders ?? {})));
  return Object.fromEntries([
    policy('default', headers),
    ...[...folders].map((folder) =>
      policy(
        folder.replace(/^\/|\/$/g, '').replaceAll('/', '-'),
        headers.map((header) => ({ ...header, value: header.folders?.[folder] ?? header.value })),
      ),
    ),
  ]);
}
