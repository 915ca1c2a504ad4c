import { inList } from '../figures.ts';

const names = { analytics: 'analytics', replay: 'recordings of clicks', chat: 'chat' } as const;

/** The consent question before third-party content is loaded. The server names the configured services. */
export const thirdPartyWords = {
  label: 'Privacy choices',
  question: (set: readonly (keyof typeof names)[]) =>
    `May we load ${inList(set.map((name) => names[name]))} from other companies on these pages? Nothing loads unless you say yes, and never where you enter personal details.`,
  yes: 'Allow',
  no: 'No, thank you',
  more: 'Privacy statement',
} as const;
