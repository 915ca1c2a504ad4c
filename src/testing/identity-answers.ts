/** An applicant's address and identity, as the credit page accepts them. */
export const addressAnswers = { line1: '1 A', line2: null, city: 'Nashville', state: 'TN', zip: '37206', county: null };

export const identityAnswers = {
  firstName: 'Dana',
  lastName: 'W',
  dateOfBirth: '1985-03-14',
  ssn: '123456789',
  hasConsentedToSoftPull: true,
  address: addressAnswers,
};
