import { MAX_FILE_BYTES } from 'repaint-check/table';
import { Island } from '@/components/ui/island';
import { content } from '@/lib/content/content';
import { exampleExports } from '@/lib/pages/repaint-example';
import { CheckTool } from './check-tool';
// Not in `globals.css`, so that other pages do not load it.
import './check.css';

export function CheckSection() {
  const { demoFile, repaintCheck, site } = content;
  const { form, faults, formatError } = demoFile;
  const names = [...exampleExports(repaintCheck.example.columns).keys()];
  return (
    <Island
      name="check"
      // A file that is dropped before the code has loaded would replace the page.
      isEager
      view={CheckTool}
      props={{
        texts: repaintCheck,
        fileTexts: { form, faults, formatError },
        locale: site.locale,
        most: MAX_FILE_BYTES / 1_000_000,
        example: names.map((name) => `/exports/${name}`),
      }}
    />
  );
}
