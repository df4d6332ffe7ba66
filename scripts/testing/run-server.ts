import { type ChildProcess, spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { findProgram } from '@/scripts/test/programs';

/** A server that a test started. */
export interface Running {
  readonly origin: string;
  stop(): Promise<void>;
}

/** @returns a port of the loopback address that nobody listened on a moment ago */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** User and group `nobody` of Debian. */
const NOBODY = 65_534;

/** Servers run as they should on a real machine: without root's rights. */
const withoutRights = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

/** Longest that a server may take to start. */
const START_TIMEOUT_MS = 30_000;
const PAUSE_MS = 20;

async function untilListening(child: ChildProcess, port: number): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS;
  while (!(await listens(port))) {
    if (child.exitCode !== null || Date.now() > end) throw new Error('it does not listen');
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

/** How to start a server. */
export interface Start {
  readonly command: string;
  readonly args: readonly string[];
  /** Port that it listens on, of the loopback address. */
  readonly port: number;
  readonly env?: Record<string, string>;
  /** Whether it keeps the rights of this process, because it reads files that are this user's. */
  readonly trusted?: boolean;
}

/**
 * Starts a program that stays in the foreground and waits until it listens.
 * @throws Error with what it printed, when it ends or does not listen in time
 */
export async function runServer(start: Start): Promise<Running> {
  const { command, args, port, env, trusted } = start;
  const child = spawn(findProgram(command) ?? command, [...args], {
    ...(trusted ? {} : { ...withoutRights, cwd: '/' }),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk;
    });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended(child);
  };
  try {
    await untilListening(child, port);
  } catch (error) {
    await stop();
    throw new Error(`${command}: ${(error as Error).message}\n${printed}`);
  }
  return { origin: `http://127.0.0.1:${port}`, stop };
}
