import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { embeddedHome } from '../db/embedded-postgres.ts';
import { StartError } from '../start-error.ts';

const ended = async (child: ReturnType<typeof spawn>, what: string): Promise<void> => {
  const complaints = child.stderr ? text(child.stderr) : '';
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new StartError(`${what}: ${(await complaints).trim().split('\n')[0]}`);
};

/** The embedded server brings no `pg_dump`: its data folder, while it is stopped, as one file. */
export const archiveEmbedded = async (dataDir: string, file: string): Promise<void> => {
  const { data } = embeddedHome(dataDir);
  const tar = spawn('tar', ['-C', data, '-cf', '-', '.'], { stdio: ['ignore', 'pipe', 'pipe'] });
  await Promise.all([
    pipeline(tar.stdout, createWriteStream(file, { mode: 0o600, flush: true })),
    ended(tar, 'The database could not be archived'),
  ]);
};

export const hasEmbeddedData = (dataDir: string): boolean => existsSync(embeddedHome(dataDir).data);

/** Unpacked as the user the server runs as; half of it is taken away again. */
export const unpackEmbedded = async (dataDir: string, file: string): Promise<void> => {
  const { data, owner } = embeddedHome(dataDir);
  const asOwner = owner ?? {};
  await ended(spawn('mkdir', ['-m', '700', data], { stdio: ['ignore', 'ignore', 'pipe'], ...asOwner }), 'No folder');
  const tar = spawn('tar', ['-C', data, '-xf', '-'], { stdio: ['pipe', 'ignore', 'pipe'], cwd: '/', ...asOwner });
  try {
    await Promise.all([pipeline(createReadStream(file), tar.stdin), ended(tar, 'The database could not be unpacked')]);
  } catch (error) {
    rmSync(data, { recursive: true, force: true });
    throw error;
  }
};
