/** Words of the sandbox page, which exists in sandbox mode only. */
export const sandbox = {
  title: 'Sandbox',
  heading: 'Sandbox',
  lede: 'Everything here is made up. Sign in as anyone, and read the mail the product has sent.',
  staff: {
    heading: 'Demo sign-ins for the portal',
    text: 'One password for all. Codes change every 30 seconds and work once; this page follows.',
    password: 'Password',
    name: 'Name',
    email: 'Email',
    roles: 'Roles',
    code: 'Code now',
    toPortal: 'Open the portal sign-in',
  },
  mailbox: {
    heading: 'Mailbox',
    text: 'Newest first. Nothing leaves this machine.',
    emptyTitle: 'No mail yet',
    empty: 'Start an application on the front page, or ask for a sign-in code, and the message lands here.',
    to: 'To',
    refresh: 'Look again',
  },
  offTitle: 'There is no sandbox here',
  off: 'This page exists only where the product runs as a sandbox.',
} as const;
