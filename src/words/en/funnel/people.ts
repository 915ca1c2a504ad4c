/** Text for two applicants on one application: the invitation, joining, and the parts each sees of the other. */
export const people = {
  join: {
    title: 'Join the application',
    heading: (inviter: string) => `${inviter} asks you to apply together`,
    lede: (name: string, email: string) =>
      `This link was sent to ${email} for ${name}. You answer your own questions, give your own consent and sign for yourself. What you enter about yourself is not shown to the other person.`,
    isMe: (name: string) => `I am ${name}`,
    isMeNeeded: 'Say that this is you. If you are someone else, do not use this link.',
    dateOfBirth: 'Your date of birth',
    dateOfBirthHelp: 'MM/DD/YYYY. We ask for it again when you sign in and share your email address with someone here.',
    dateNeeded: 'Enter your date of birth, such as 06/21/1984.',
    submit: 'Join and start',
    working: 'One moment',
    missingTitle: 'This link does not work any more',
    missingText:
      'Links work once and for 14 days. If you have joined already, sign in. If not, ask for a new invitation.',
    signIn: 'Sign in',
    signedIn: (name: string) =>
      `On this device ${name} is signed in. Joining here signs them out on this device; nothing of theirs is lost.`,
  },
  line: {
    title: 'What you would both owe',
    home: 'Home that secures it',
    unknownHome: 'Not named yet',
    unknownLine: 'Not known yet',
    amount: {
      estimate: 'Line, at most (estimate)',
      offer: 'Line, at most',
      accepted: 'Line chosen',
    },
    apr: 'APR, variable',
    now: 'Payment a month if all of it is drawn',
    afterDraw: 'After the draw period',
    highest: 'Highest it can become',
    whole: 'You each owe the whole amount, not half.',
    risk: 'The line is secured by this home. If it is not repaid, the home can be lost.',
    estimate:
      'From the answers so far. Your income and your credit file can change it; you see the change before you sign.',
  },
  choose: {
    title: 'Two people use this address',
    text: 'Choose your name and confirm your date of birth.',
    name: 'Who are you?',
    nameNeeded: 'Choose your name.',
    dateOfBirth: 'Your date of birth',
    dateNeeded: 'Enter your date of birth, such as 06/21/1984.',
    submit: 'Sign in',
    wrong: 'Name and date of birth did not match. After five tries the code stops working.',
  },
  other: {
    tabs: 'People on this application',
    you: (name: string) => `${name} (you)`,
    states: {
      invited: 'Invited',
      expired: 'Invitation expired',
      declined: 'Declined',
      left: 'Left',
      working: 'Filling in their own part',
      done: 'Part is done',
    },
    carryOn: (name: string) => `${name} fills in their own part. You can carry on without waiting.`,
    notJoined: (name: string, email: string) => `An invitation is on its way to ${name} at ${email}.`,
    until: (day: string) => `The link works until ${day}.`,
    expired: (name: string) => `The invitation to ${name} has run out.`,
    declined: (name: string) =>
      `${name} declined the invitation. You can apply on your own, ask someone else, or send the invitation again.`,
    left: (name: string) =>
      `${name} left this application, and their answers no longer count. You can apply on your own or ask someone else.`,
    alone: 'Apply on my own',
    decide: (name: string) => `${name} is no longer applying with you. Choose how to go on`,
    joined: (name: string) => `${name} has joined and fills in their own part.`,
    sendAgain: 'Send the invitation again',
    sentAgain: 'Sent. The link before no longer works.',
    correct: 'Correct the name or address',
    correctText: (name: string) =>
      `When you change something and continue, we send an invitation to the address below, and the link that ${name} was sent before ends.`,
    replace: 'Replace with someone else',
    replaceText: (name: string) =>
      `Enter who applies with you instead. ${name} loses access when you continue, and their answers leave this application.`,
    keep: (name: string) => `Keep ${name}`,
    removeText: (name: string) => `${name} loses access when you continue, and their answers leave this application.`,
    sharedAddress: 'You may share one email address. The invitation says who is meant.',
  },
} as const;
