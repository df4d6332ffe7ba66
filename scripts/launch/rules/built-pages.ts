import type { Check } from '../../postbuild/problem';
import { addresses } from '../../postbuild/steps/addresses';
import { crawling } from '../../postbuild/steps/crawling';
import { links } from '../../postbuild/steps/links';
import { outsideOrigins } from '../../postbuild/steps/outside-origins';
import { samplesLabelled } from '../../postbuild/steps/samples-labelled';
import { socialImages } from '../../postbuild/steps/social-images';
import { structuredDataGraph } from '../../postbuild/steps/structured-data-graph';
import { titles } from '../../postbuild/steps/titles';
import { fromChecks } from './from-checks';

/** Loaded when it runs: its validator is an ES module alone, which Jest does not load. */
const requiredFields: Check = {
  name: 'required fields',
  async run(input) {
    const { structuredDataGoogle } = await import('../../postbuild/steps/structured-data-google');
    return structuredDataGoogle.run(input);
  },
};

/** Rules that checks of the build keep as well. */
export const builtPages = {
  labels: fromChecks('LR07', 'what is made up says so', 'content/', [samplesLabelled]),
  structuredData: fromChecks('LR10', 'structured data is sound', 'lib/pages/structured-data.tsx', [
    structuredDataGraph,
    requiredFields,
  ]),
  origins: fromChecks('LR15', 'pages load nothing from elsewhere', 'content/site.ts', [
    outsideOrigins,
  ]),
  unlisted: fromChecks('LR17', 'search engines list the right pages', 'content/routes.ts', [
    crawling,
    addresses,
  ]),
  previews: fromChecks('LR18', 'pages have titles and previews', 'content/routes.ts', [
    titles,
    socialImages,
  ]),
  links: fromChecks('LR19', 'links lead somewhere', 'content/', [links]),
};
