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
  lede: 'The law requires us to give you these before you start the application. Open the first two, and keep a copy of each. You do not sign anything here.',
  minutes: (minutes: number) => (minutes === 1 ? '1 minute to read' : `${minutes} minutes to read`),
  open: 'Open',
  close: 'Close',
  opened: 'Opened',
  received: (moment: string) => `Received ${moment}`,
  version: (day: string) => `Version of ${day}`,
  print: 'Save as PDF',
  printNamed: (name: string) => `Save as PDF: ${name}`,
  failed: 'The PDF could not be opened. Try again.',
  agree: 'I have received all of these and can keep a copy',
  openFirst: 'Open the first two documents. Then you can confirm that you received them.',
  tick: 'Check the box to confirm that you received them.',
  go: 'Continue to page 1',
  why: 'We record which version you received and when. Each person on the application gets their own.',
} as const;
