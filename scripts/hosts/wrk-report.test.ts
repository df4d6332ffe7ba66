import { readWrk } from './wrk-report';

const report = `Running 3s test @ http://127.0.0.1:8080/
  1 threads and 50 connections
  Latency Distribution
     50%  812.00us
     99%    4.20ms
  150000 requests in 3.00s, 2.10GB read
Requests/sec:  50000.12
Transfer/sec:    716.80MB
`;

it('reads rate and latency', () => {
  expect(readWrk(report)).toEqual({ requestsPerSecond: 50000.12, slowest: '4.20ms', failures: 0 });
});

it('counts every kind of failure', () => {
  const failures =
    '  Socket errors: connect 1, read 2, write 3, timeout 4\n  Non-2xx or 3xx responses: 5\n';
  expect(readWrk(report.replace('Requests/sec', `${failures}Requests/sec`)).failures).toBe(15);
});

it('says what wrk printed in place of figures', () => {
  expect(() => readWrk('unable to connect')).toThrow('unable to connect');
});
