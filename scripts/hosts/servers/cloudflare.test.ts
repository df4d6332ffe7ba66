import { describeAnswers } from './answers';
import { startCloudflare } from './start-cloudflare';
import { findTool, toolsAdvice } from './tools';

if (findTool('miniflare') === null)
  it.skip(`skipped: Cloudflare's runtime is not installed. ${toolsAdvice}`, () => undefined);
else describeAnswers(startCloudflare, { codings: [], hidesNotFoundPage: false });
