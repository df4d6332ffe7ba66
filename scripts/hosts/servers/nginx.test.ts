import { describeAnswers } from './answers';
import { hasBrotli, startNginx } from './nginx-server';
import { whenInstalled } from './when-installed';

whenInstalled('nginx', 'apt-get install nginx-light libnginx-mod-http-brotli-static', (program) => {
  describeAnswers((site) => startNginx(program, site), {
    codings: hasBrotli ? ['br', 'gzip'] : ['gzip'],
    hidesNotFoundPage: true,
  });
});
