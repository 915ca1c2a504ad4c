import { readFile } from 'node:fs/promises';
import { toDay } from '#entities/values/day.ts';
import type { SanctionsSource } from '#server/vendors/sanctions/port.ts';
import { readList } from '#server/vendors/sanctions/read-list.ts';
import { type SandboxSurroundings, SLOW_MS } from './switched.ts';

/** The day the bundled excerpt stands for. It is for trying things out, and never old. */
const PUBLISHED_ON = toDay('2026-09-18');

const bundled = (name: string) => readFile(new URL(`../sanctions-list/${name}`, import.meta.url));

/** An excerpt of the Treasury's list. Switched off it is missing, and with little data it is empty. */
export const sandboxSanctions = ({ switches, sleep }: SandboxSurroundings): SanctionsSource => {
  let read: ReturnType<typeof readList> | null = null;
  return async () => {
    const behavior = await switches('sanctions');
    if (behavior === 'down') return { kind: 'unknown', problem: 'missing' };
    if (behavior === 'thin') return { kind: 'unknown', problem: 'incomplete' };
    if (behavior === 'slow') await sleep(SLOW_MS);
    read ??= readList(
      { sdn: await bundled('sdn.csv'), alt: await bundled('alt.csv') },
      { publishedOn: PUBLISHED_ON, fewest: { entries: 1, aliases: 1 } },
    );
    return read;
  };
};
