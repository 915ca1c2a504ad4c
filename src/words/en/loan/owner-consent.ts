/** Text for the consent to electronic records of an owner who does not borrow. */
export const ownerConsent = {
  title: 'On screen, or on paper',
  text: 'To get them on screen, you agree to electronic records. Open the consent PDF, which shows that you can open your documents. Then type the code at its end here.',
  open: 'Open the consent as a PDF',
  code: 'The code from the consent',
  codeHelp: 'Six letters and digits at the end of the PDF.',
  wrong: 'This is not the code. Open the consent and type the code at its end.',
  agree: 'I agree: show me my documents',
  read: 'Read the consent as a page',
  paper: 'Send me paper instead',
  paperWanted:
    'We will bring or mail your documents. Your three business days begin when you have them. You can still get them on screen here.',
} as const;
