/** Text for the other applicant: where they are, and what can be done about it. */
export const otherPerson = {
  tabs: 'People on this application',
  you: (name: string) => `${name} (you)`,
  states: {
    invited: 'Invited',
    expired: 'Invitation expired',
    declined: 'Declined',
    left: 'Left',
    working: 'Filling in their own part',
    done: 'Finished their part',
  },
  carryOn: (name: string) => `${name} is filling in their own part. You can keep going without waiting.`,
  notJoined: (name: string, email: string) => `An invitation is on its way to ${name} at ${email}.`,
  until: (day: string) => `The link works until ${day}.`,
  expired: (name: string) => `The invitation to ${name} has expired.`,
  declined: (name: string) =>
    `${name} declined the invitation. You can apply on your own, ask someone else, or send the invitation again.`,
  left: (name: string) =>
    `${name} left this application, and their answers no longer count. You can apply on your own or ask someone else.`,
  alone: 'Apply on my own',
  decide: (name: string) => `${name} is no longer applying with you. Choose what to do next`,
  joined: (name: string) => `${name} has joined and is filling in their own part.`,
  sendAgain: 'Send the invitation again',
  sentAgain: 'Sent. The earlier link no longer works.',
  correct: 'Correct the name or address',
  correctText: (name: string) =>
    `If you change something and continue, we send a new invitation to the address below, and the link we sent ${name} stops working.`,
  replace: 'Replace with someone else',
  replaceText: (name: string) =>
    `Enter who is applying with you instead. When you continue, ${name} loses access, and their answers are removed.`,
  keep: (name: string) => `Keep ${name}`,
  removeText: (name: string) => `When you continue, ${name} loses access, and their answers are removed.`,
  sharedAddress: 'You can share one email address. The invitation says who it is for.',
} as const;
