/** Where someone lives and who they are, as the credit page takes it. */
export const addressAnswers = { line1: '1 A', line2: null, city: 'Nashville', state: 'TN', zip: '37206', county: null };

export const identityAnswers = {
  firstName: 'Dana',
  lastName: 'W',
  dateOfBirth: '1985-03-14',
  ssn: '123456789',
  hasConsentedToSoftPull: true,
  address: addressAnswers,
};
