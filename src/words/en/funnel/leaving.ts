/** Text for a co-borrower who declines before joining, and for one who leaves afterward. */
export const declining = {
  start: 'I do not want to apply',
  title: 'Decline this invitation?',
  means: (inviter: string) => [
    'You owe nothing, and no one checks your credit.',
    `We tell ${inviter} that you declined. They can apply on their own or ask someone else.`,
  ],
  until: (day: string) => `You can change your mind until ${day}. Open the link in your email again.`,
  confirm: 'Decline',
  keep: 'Go back to the invitation',
  doneTitle: 'You declined the invitation',
  done: (inviter: string) => `We told ${inviter}. You owe nothing, and there is nothing else for you to do.`,
  undoText: (day: string) => `Changed your mind? You can still join until ${day}.`,
  undo: 'Show me the invitation again',
} as const;

export const leaving = {
  title: 'Leave this application',
  text: (name: string) => `You are applying with ${name}. You can leave at any time before the application is sent.`,
  start: 'Leave the application',
  sure: 'Leave the application?',
  means: (name: string) => [
    'You can no longer open it, and you owe nothing.',
    'We delete your Social Security number, your signature and your unfinished answers. Your credit report and income no longer count.',
    `We tell ${name} that you left. The offer may change, and ${name} can apply alone or ask someone else.`,
    `To come back, you need a new invitation from ${name}.`,
  ],
  confirm: 'Leave now',
  keep: 'Stay',
  doneTitle: 'You left the application',
  done: (name: string) => `We told ${name}. You owe nothing, and you are signed out.`,
  sent: 'The application was already sent. Send us a message from your loan page or call us, and we will help you.',
} as const;
