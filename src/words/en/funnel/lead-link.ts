/** Text for a partner's link, and for choosing between applications. */
export const leadLink = {
  title: 'Your link',
  opening: 'Opening what your partner prepared',
  problems: {
    used: {
      title: 'This link was used already',
      text: 'A link opens once. If it was you, sign in with your email address and go on where you were.',
    },
    expired: {
      title: 'This link has run out',
      text: 'Links from our partners work for two weeks. Ask for a new one, or start here yourself: it takes a few minutes.',
    },
    forged: {
      title: 'This link is not complete',
      text: 'Part of it may be missing. Open it from the message you got, or copy all of it. If that does not help, ask the person who sent it for a new one.',
    },
    failed: {
      title: 'We could not open it just now',
      text: 'The link itself is still good. Check your connection and try again.',
    },
  },
  signIn: 'Sign in',
  start: 'Start here',
  again: 'Try again',
  other: {
    title: 'You have an application open here',
    text: 'The link opens another one that a partner prepared for you. What you typed so far stays saved; to come back to it, sign in with your email address.',
    open: 'Open the partner’s',
    stay: 'Stay with mine',
  },
} as const;

export const chooseApplication = {
  title: 'Which one?',
  lede: 'You have begun more than once. Go on with either; the other stays as it is.',
  home: (place: string) => `The home at ${place}`,
  unknownHome: 'A home you have not named yet',
  worth: (value: string) => `worth about ${value}`,
  dates: (started: string, saved: string) => `Begun ${started}, last saved ${saved}`,
  at: (label: string) => `You are at: ${label}`,
  goOn: 'Go on with this one',
  signIn: 'Sign in again',
} as const;
