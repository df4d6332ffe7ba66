import type { Header } from '@/lib/policy/response-headers';

/** Headers of one policy beyond those with a field of their own (quota, from memory). */
const mostCustomHeaders = 10;

/** Fields of `SecurityHeadersConfig`, by header; CloudFront refuses these names among the custom ones. */
const fields: Record<string, (value: string) => Record<string, unknown>> = {
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
  const custom = headers.filter((header) => !(header.name in fields));
  if (custom.length > mostCustomHeaders)
    throw new Error(
      `${custom.length} custom headers, a CloudFront policy takes ${mostCustomHeaders}.`,
    );
  const security = headers.map((header) => fields[header.name]?.(header.value) ?? {});
  return {
    Name: name,
    SecurityHeadersConfig: Object.assign({}, ...security) as Record<string, unknown>,
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map((header) => ({ Header: header.name, Value: header.value, Override: true })),
    },
  };
}
