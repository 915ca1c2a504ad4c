import type { Problem, Source } from './vendors/capability.ts';
import { isLoopback } from './vendors/http/is-loopback.ts';

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : url);

/** The settings that open a sandbox to other machines, or point it at a database other than its own. */
export const sandboxExposures = ({ HOST, PUBLIC_URL, DATABASE_URL }: Source): string[] => [
  ...(HOST === undefined || isLoopback(HOST) ? [] : ['HOST']),
  ...(PUBLIC_URL === undefined || isLoopback(hostOf(PUBLIC_URL)) ? [] : ['PUBLIC_URL']),
  ...(DATABASE_URL === undefined ? [] : ['DATABASE_URL']),
];

/** Anyone who reaches a sandbox reads its passwords, codes and mail, so a forgotten mode must not open one. */
export const exposureProblems = (source: Source): Problem[] => {
  const exposed = source.HEARTHLINE_MODE === undefined ? sandboxExposures(source) : [];
  if (exposed.length === 0) return [];
  return [
    {
      setting: 'HEARTHLINE_MODE',
      problem: `must be set together with ${exposed.join(', ')}: production, or sandbox to expose demo passwords, sign-in codes and the mailbox on purpose`,
    },
  ];
};
