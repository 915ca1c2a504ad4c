/** Text for two applicants on one application: the invitation, joining, and the parts each sees of the other. */
export const people = {
  join: {
    title: 'Join the application',
    heading: (inviter: string) => `${inviter} invited you to apply together`,
    lede: (name: string, email: string) =>
      `This link was sent to ${email} for ${name}. You answer your own questions, give your own consent and sign for yourself. What you enter about yourself is not shown to the other person.`,
    isMe: (name: string) => `I am ${name}`,
    isMeNeeded: 'Check the box if this is you. If it is not, do not use this link.',
    dateOfBirth: 'Your date of birth',
    dateOfBirthHelp: 'MM/DD/YYYY. If you share an email address, we ask for it again when you sign in.',
    dateNeeded: 'Enter your date of birth, such as 06/21/1984.',
    submit: 'Join and start',
    working: 'One moment',
    missingTitle: 'This link no longer works',
    missingText: 'Links work once, for 14 days. If you already joined, sign in. If not, ask for a new invitation.',
    signIn: 'Sign in',
    signedIn: (name: string) =>
      `${name} is signed in on this device. Joining signs them out here. Their answers stay saved.`,
  },
  line: {
    title: 'What you would both owe',
    home: 'Home that secures it',
    unknownHome: 'Not named yet',
    unknownLine: 'Not known yet',
    amount: {
      estimate: 'Line, up to (estimate)',
      offer: 'Line, up to',
      accepted: 'Line chosen',
    },
    apr: 'APR, variable',
    now: 'Monthly payment if you draw all of it',
    afterDraw: 'After the draw period',
    highest: 'Highest it could be',
    whole: 'You each owe the whole amount, not half.',
    risk: 'This home secures the line. If the line is not repaid, you could lose the home.',
    estimate: 'Based on the answers so far. Your income and credit can change it. You see any change before you sign.',
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
} as const;
