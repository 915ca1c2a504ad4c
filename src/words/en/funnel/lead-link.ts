/** Text for a partner's link, and for choosing between applications. */
export const leadLink = {
  title: 'Your link',
  opening: 'Opening what our partner prepared',
  problems: {
    used: {
      title: 'This link was already used',
      text: 'A link opens once. If that was you, sign in with your email address and pick up where you left off.',
    },
    expired: {
      title: 'This link has expired',
      text: 'Links from our partners work for two weeks. Ask for a new one, or start here yourself: it takes a few minutes.',
    },
    forged: {
      title: 'This link is incomplete',
      text: 'Part of it may be missing. Open it from the message you received, or copy all of it. If that does not help, ask the sender for a new one.',
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
    title: 'You already have an application open here',
    text: 'The link opens another one that a partner prepared for you. What you typed so far stays saved; to come back to it, sign in with your email address.',
    open: 'Open the partner’s',
    stay: 'Stay with mine',
  },
} as const;

export const chooseApplication = {
  title: 'Which application?',
  lede: 'You have more than one. Continue with either; the other stays as it is.',
  home: (place: string) => `The home at ${place}`,
  unknownHome: 'A home you have not named yet',
  worth: (value: string) => `worth about ${value}`,
  dates: (started: string, saved: string) => `Started ${started}, last saved ${saved}`,
  at: (label: string) => `Next page: ${label}`,
  goOn: 'Continue with this one',
  signIn: 'Sign in again',
} as const;
