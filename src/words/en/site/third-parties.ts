import { inList } from '../figures.ts';

const names = { analytics: 'measuring', replay: 'recordings of what is clicked', chat: 'chat' } as const;

/** The consent question before third-party content is loaded. The server names the configured services. */
export const thirdPartyWords = {
  label: 'Privacy choices',
  question: (set: readonly (keyof typeof names)[]) =>
    `May we load ${inList(set.map((name) => names[name]))} from others on these pages? Nothing is loaded without your yes, and never where you enter personal details.`,
  yes: 'Allow',
  no: 'No, thank you',
  more: 'Privacy statement',
} as const;
