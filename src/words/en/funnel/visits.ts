import type { JourneyProblem } from '#entities/facts/journey.ts';

/** Text for visits to a vendor's own page: identity, payroll, bank, insurer. */
export const visits = {
  leaving: 'You finish on our partner’s page and come back here.',
  opening: 'Opening our partner’s page',
  checking: 'Checking how it went',
  goOn: 'Continue there',
  back: 'Back to the application',
  startAgain: 'Start again',
  started: 'You have not finished on our partner’s page yet.',
  left: 'You came back before you were done, so nothing was shared. Continue there, or choose another way.',
  waiting:
    'Thank you, your part is done. The records usually arrive within minutes. You can keep going. We add them when they arrive.',
  expired: 'The page you opened is no longer valid. Start again, or choose another way.',
  failed: {
    declined: 'You chose not to share. Start again, or choose another way.',
    anotherPerson:
      'The records we received are under another name, so we did not use them. Start again with your own account, or choose another way.',
    refused: 'It did not work this time. Start again, or choose another way.',
    noAnswer: 'Our partner never sent the records. Start again, or choose another way.',
  } satisfies Record<JourneyProblem, string>,
  identity: {
    title: 'Show your ID to the camera',
    text: 'Our partner reads your ID and compares it with a picture of you. It takes about two minutes, on this device or on your phone.',
    start: 'Verify with the camera',
    received: 'We have the result of the check. If someone has to review it, we will write to you.',
    doubted:
      'Our partner could not confirm your ID. Send clear pictures of it below, or of another ID you have. Someone will review them.',
    again: 'Send pictures of your ID again',
    instead: 'We also need pictures of your ID for our records. Send them below.',
    unavailable: 'Our partner is not answering right now. Send pictures of your ID below.',
  },
} as const;
