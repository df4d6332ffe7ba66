/**
 * Node versions against the `engines` field. This file and its neighbours run before anything is installed, on
 * whatever Node the reader has: built-in modules and syntax of Node 14 only, so that an old Node gets the
 * message and not a syntax error.
 */

/** @param {string} version such as `20.19.0` */
function parts(version) {
  return version.split('.').map(Number);
}

/**
 * @param {number[]} left
 * @param {number[]} right
 */
function compare(left, right) {
  for (let i = 0; i < 3; i += 1) {
    const difference = (left[i] || 0) - (right[i] || 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * @param {number[]} version
 * @param {string} range `>=20.19.0` or `^20.19.0`
 */
function matches(version, range) {
  const found = /^(>=|\^)(\d+(?:\.\d+){0,2})$/.exec(range.trim());
  if (!found) throw new Error(`package.json: engines.node: cannot read "${range}"`);
  const least = parts(found[2] || '');
  return compare(version, least) >= 0 && (found[1] === '>=' || version[0] === least[0]);
}

/**
 * @param {string} version the running Node, as `process.versions.node` gives it
 * @param {string} wanted `engines.node`: ranges written `>=x` or `^x`, joined by `||`
 * @returns {string | null} what is wrong and what to do, or null when the version will do
 * @throws when `wanted` is written in another way
 */
export function nodeProblem(version, wanted) {
  const running = parts(version);
  if (wanted.split('||').some((range) => matches(running, range))) return null;
  return `Node ${version} will not do: this site needs Node ${wanted}.\nInstall a current version from https://nodejs.org and try again.`;
}
