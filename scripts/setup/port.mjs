import { connect, createServer } from 'node:net';

/** What `localhost` means to browsers: either of the two. */
const loopback = ['127.0.0.1', '::1'];

/**
 * Whether something answers there. Needed beside `canListen`: some systems let a second program listen on one
 * address while the first listens on all of them.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function answers(port, host) {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | null>} error code, or null where listening works
 */
function listenError(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.on('error', (error) =>
      resolve(/** @type {NodeJS.ErrnoException} */ (error).code || 'EUNKNOWN'),
    );
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
}

/**
 * @param {string | undefined} text the PORT variable
 * @returns {number} 3000 where it is not set; NaN where it is no port
 */
export function readPort(text) {
  if (text === undefined || text === '') return 3000;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return port >= 1 && port <= 65535 ? port : Number.NaN;
}

/**
 * @param {number} port as `readPort` gives it
 * @returns {Promise<string | null>} why the site cannot be served there and what to do, or null
 */
export async function portProblem(port) {
  if (Number.isNaN(port)) return 'PORT must be a number from 1 to 65535.';
  for (const host of loopback) {
    const error = (await answers(port, host)) ? 'EADDRINUSE' : await listenError(port, host);
    if (error === 'EADDRINUSE')
      return `Port ${port} is taken: another program listens there.\nStop it, or serve on another port: PORT=${port < 65535 ? port + 1 : 3000} npm start`;
    if (error === 'EACCES')
      return `Port ${port} may not be used by this account.\nServe on another port: PORT=3001 npm start`;
    // Anything else, such as no IPv6 on this machine, is no reason against the other address.
  }
  return null;
}
