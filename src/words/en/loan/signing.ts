/** Text for the signing room and the file check page. */
export const signing = {
  documents: 'Today’s documents',
  inThis: 'In this document',
  contents: 'Documents and parts',
  pages: (pages: number) => (pages === 1 ? '1 page' : `${pages} pages`),
  places: (places: number) => (places === 1 ? '1 place to sign' : `${places} places to sign`),
  signed: 'Signed',
  declined: 'Declined',
  toKeep: 'To read and keep',
  document: (number: number, of: number) => `Document ${number} of ${of}`,
  pdf: 'Open the PDF',
  plain: 'In plain words',
  plainOf: (part: string) => `In plain words: ${part}`,
  counts: 'The numbered text is what counts. The plain words beside it explain it.',
  whole: (f: { documents: number; pages: number; minutes: number }) =>
    `${f.documents} documents, ${f.pages} pages, about ${f.minutes === 1 ? '1 minute' : `${f.minutes} minutes`} to read.`,
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  following: (title: string) => `Next document: ${title}`,
  bar: {
    label: 'Your signatures',
    signed: (done: number, of: number) => `${done} of ${of} signed.`,
    next: (part: string) => `Next: ${part}`,
    go: (number: number, of: number) => `Next place to sign, ${number} of ${of}`,
    adopt: 'Adopt your signature',
    change: (name: string) => `${name}: change your signature`,
  },
  loan: (number: string) => `Loan ${number}`,
  place: {
    initial: 'Initial here',
    sign: 'Sign here',
    pressInitial: 'Place my initials',
    pressSign: 'Sign',
    numbered: (name: string, number: number, of: number) => `${name}, ${number} of ${of}`,
    done: 'Done',
    adoptFirst: 'Adopt your signature first',
  },
  consent: {
    title: 'First, can you open our documents?',
    text: 'You receive and sign your documents on screen. The law requires us to make sure first that this works for you. Open the short PDF, find the code at the end and type it here.',
    open: 'Open the consent PDF',
    code: 'Code from the PDF',
    codeHelp: 'Six letters and digits.',
    agree: 'I agree to electronic records',
    wrong: 'That is not the code in your PDF. It is under “Your code”, on the last page.',
    read: 'Read the consent in full',
    again:
      'You withdrew your consent. What you signed before stays valid. We send what is left to sign by mail within three business days, free of charge: sign it and send it back in the envelope. To sign on screen after all, consent again below.',
  },
  adopt: {
    title: 'Adopt your signature',
    text: 'We use it wherever you choose to sign. You still press each place yourself.',
    type: 'Type',
    draw: 'Draw',
    name: 'Full legal name',
    pad: 'Draw your signature here. To use the keyboard, choose “Type”.',
    clear: 'Clear',
    check: 'This is my legal signature, and I can open and keep these documents.',
    submit: 'Adopt this signature',
    otherName: (name: string) => `Sign with your own name, as on the application: ${name}.`,
    needCheck: 'Check the box to confirm that this is your signature.',
    needDrawing: 'Draw your signature, or choose “Type”.',
    adopted: 'Your signature',
    change: 'Change it',
  },
  record: {
    title: 'What we record',
    signer: 'Signer',
    network: 'Network',
    browser: 'Browser',
    version: 'Version',
    fingerprint: 'Fingerprint',
    note: 'You get a copy of this record with the signed PDF.',
  },
  paper: {
    ask: 'Paper copy, free',
    asked:
      'We send these documents by mail within three business days, free of charge. You can still sign on screen, or sign the paper copy and send it back.',
    decline: 'Decline to sign',
    takeBack: 'Sign after all',
    withdraw: 'Withdraw my consent',
    askSure: {
      title: 'Have these documents sent by mail?',
      text: 'We send them within three business days, free of charge. You can still sign on screen.',
      yes: 'Yes, send them by mail',
      no: 'No, I will sign on screen',
    },
    withdrawSure: {
      title: 'Withdraw your consent to electronic records?',
      text: 'Signing on screen ends, and what is left to sign comes by mail within three business days, free of charge. What you signed stays valid. You can consent again at any time.',
      yes: 'Yes, withdraw it',
      no: 'No, keep signing on screen',
    },
  },
  declineDialog: {
    title: 'Decline to sign this document?',
    text: 'Nothing is signed, and your application stops here until you change your mind. Everything else stays saved.',
    reason: 'What is the reason? (optional)',
    yes: 'Decline to sign',
    no: 'Go back',
  },
  declinedNote:
    'You declined this document. Your application is on hold, nothing is lost, and we will write to you within one business day about your concerns. You can sign after all at any time, or call us.',
  done: {
    title: 'All signed',
    text: 'Each document is sealed and in your account. Your line is not open yet: that happens at closing.',
    goOn: 'Finish and get my copy',
  },
  notReady: {
    title: 'There is nothing to sign yet',
    text: 'Your documents are based on your offer, and you do not have one yet. The offer page shows what it is waiting for and what would change that. None of your answers are lost.',
    toOffer: 'See what the offer is waiting for',
  },
  /** The applicant's document list, in the hub and on its own page. */
  own: {
    title: 'Your documents',
    lettersTitle: 'Letters from us',
    lettersLede: 'What we told you in writing, and everything you signed. Each is a PDF to keep.',
    none: 'There are no documents yet. What you sign, and every letter from us, is kept here.',
    open: 'Open',
    openNamed: (title: string) => `Open ${title} as a PDF`,
    states: {
      prepared: (day: string) => `To sign, from ${day}`,
      signed: (day: string) => `Signed ${day}`,
      declined: (day: string) => `Declined, from ${day}`,
      issued: (day: string) => `From ${day}`,
    },
    handed: (day: string) => `Received ${day}, before page 1`,
    failed: 'We could not load your documents.',
    signIn: 'Sign in to read your letters',
  },
  failed: 'That did not reach us. Nothing was changed. Try again.',
  verify: {
    title: 'Check a document',
    text: 'Drop a PDF from us here. We tell you whether it is ours, whether it was changed, and who signed it and when. We do not keep the file.',
    choose: 'Choose a PDF',
    drop: 'or drop it here',
    checking: 'Checking',
    results: {
      unchanged: 'This is ours, and unchanged',
      changed: 'This carries our seal, but it was changed',
      foreign: 'This was sealed by someone else',
      notSealed: 'This has no seal',
    },
    meaning: {
      unchanged: 'The file is exactly as it was when we sealed it.',
      changed:
        'The file was changed after it was sealed. Do not rely on it; ask the person who gave it to you for the original.',
      foreign: 'It has a digital signature, but not one of ours.',
      notSealed: 'It is not one of our sealed documents, or the seal was removed.',
    },
    unknown: 'The seal is ours, but we no longer have a record of this document.',
    fields: {
      paper: 'Document',
      by: 'For',
      signedAt: 'Signed',
      sealedAt: 'Sealed',
      stampedAt: 'Time confirmed',
      fingerprint: 'SHA-256',
    },
    stamped: (moment: string, authority: string) => `${moment}, by ${authority}`,
    tooLarge: 'That file is larger than 20 MB. Our documents are smaller.',
    failed: 'We could not check it. Try again.',
  },
} as const;

/** Messages to staff when an applicant chose an alternative to signing on screen. */
export const signingMessages = {
  paperWanted: 'Please send me my papers by mail. (Asked for on the signing page.)',
  withdrawn:
    'I take back my consent to electronic records. Please send what is left to sign on paper. (Said on the signing page.)',
  ownerWantsPaper: (name: string) =>
    `${name}, an owner who does not borrow, asks for paper instead of electronic records. Hand over or mail their papers on the Closing tab.`,
  declined: (paper: string, reason: string | null) =>
    `I decline to sign “${paper}”. (Said on the signing page.)${reason === null ? '' : ` My reason: ${reason}`}`,
  takenBack: (paper: string) => `I will sign “${paper}” after all.`,
} as const;

/** The events on a certificate of completion. */
export const signingEvents = {
  consented: 'Consented to electronic records',
  adopted: 'Adopted the signature',
  sign: (document: string) => `Signed ${document}`,
  initial: (document: string) => `Initialed ${document}`,
} as const;
