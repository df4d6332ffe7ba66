import { SOCIAL_IMAGES } from '@/lib/policy/response-headers';
import { type HostInput, otherAddresses } from './host-input';
import { fillTemplate, hostLabel } from './template';

/** The function that turns addresses into files. */
export function viewerRequest(input: HostInput): string {
  const { basePath, pages } = input;
  const files = Object.fromEntries([
    [`${basePath}/`, `${basePath}/index.html`],
    ...pages.map((page) => [page, `${page}.html`]),
  ]);
  return fillTemplate('viewer-request.js', input, {
    files: JSON.stringify(files),
    moved: JSON.stringify(Object.fromEntries(otherAddresses(input))),
  });
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
 * A headers policy for everything, `default`, or for the folder of social images: input of
 * `aws cloudfront create-response-headers-policy`, in the shape of
 * https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_ResponseHeadersPolicyConfig.html
 * Headers are not set by the function, because CloudFront runs none for answers of status 400 and above:
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/edge-function-restrictions-all.html
 */
export function cloudfrontPolicy(input: HostInput, label: 'default' | 'social'): string {
  const { header: social } = SOCIAL_IMAGES;
  const headers = input.headers.map((header) =>
    label === 'social' && header.name === social.name ? social : header,
  );
  const custom = headers.filter(({ name }) => !(name in SECURITY_FIELDS));
  const security = headers.map(({ name, value }) => SECURITY_FIELDS[name]?.(value) ?? {});
  const policy = {
    Name: `${hostLabel(input)}-${label}`,
    SecurityHeadersConfig: Object.assign({}, ...security),
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(({ name, value }) => ({ Header: name, Value: value, Override: true })),
    },
  };
  return `${JSON.stringify(policy, null, 2)}\n`;
}
