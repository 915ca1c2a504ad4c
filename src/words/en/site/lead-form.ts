/** Error text next to invalid fields on the landing page's plain form. */
export const leadFormErrors = {
  firstName: 'Enter your first name, up to 60 letters.',
  lastName: 'Enter your last name, up to 60 letters.',
  email: 'Enter an email address like name@example.com.',
} as const;
