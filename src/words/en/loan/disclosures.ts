import type { DisclosureName } from '#entities/contract/disclosure-name.ts';

/** Text around the disclosures delivered before the application starts. */
export const disclosures = {
  names: {
    earlyDisclosures: 'Important terms of the line',
    brochure: 'What to know about home-equity lines',
    privacyNotice: 'Privacy notice',
    identityNotice: 'Why we ask who you are',
  } satisfies Record<DisclosureName, string>,
  title: 'Documents before you start',
  lede: 'The law has us give you these before the first page of the application. Open the first two, and keep a copy of all. Nothing is signed here.',
  minutes: (minutes: number) => (minutes === 1 ? '1 minute to read' : `${minutes} minutes to read`),
  open: 'Open',
  close: 'Close',
  opened: 'Opened',
  received: (moment: string) => `Received ${moment}`,
  version: (version: string) => `Version ${version}`,
  print: 'Save as PDF',
  printNamed: (name: string) => `Save as PDF: ${name}`,
  failed: 'The PDF could not be opened. Try again.',
  agree: 'I have received all of them and can keep a copy',
  openFirst: 'Open the first two documents. Then you can say that you received them.',
  tick: 'Tick the box to say that you received them.',
  go: 'Go on to page 1',
  why: 'We write down which version you got and when, for you and for us. Each person on the application gets their own.',
} as const;
