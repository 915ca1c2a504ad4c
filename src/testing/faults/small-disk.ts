import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file system of its own, so small that it can be filled without harm to the machine. Mounting one takes root. */
export const mountSmallDisk = (folder: string, megabytes: number) => {
  if (process.getuid?.() !== 0) throw new Error('A small disk is mounted for this: run it as root, on Linux.');
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=777`, 'tmpfs', folder]);
  const ballast = join(folder, 'ballast');
  return {
    fill: (): void => {
      const { bavail, bsize } = statfsSync(folder);
      try {
        writeFileSync(ballast, Buffer.alloc(bavail * bsize));
      } catch {
        // Someone else was faster with the last block: full all the same.
      }
    },
    free: (): void => rmSync(ballast, { force: true }),
    unmount: (): void => {
      execFileSync('umount', ['-l', folder]);
    },
  };
};
