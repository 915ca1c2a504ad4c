/** What the landing page's plain form says beside a field that cannot be taken as it is. */
export const leadFormErrors = {
  firstName: 'Enter your first name, up to 60 letters.',
  lastName: 'Enter your last name, up to 60 letters.',
  email: 'Enter an email address like name@example.com.',
} as const;
