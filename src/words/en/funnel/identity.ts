import type { IdSide } from '#entities/values/id-document.ts';

/** Text for the ID photo page. */
export const identityWords = {
  tips: [
    'Lay it flat on something dark, in daylight, without flash.',
    'Fill the frame, with all four corners in the picture.',
    'It has to be current: not expired, and not a copy.',
  ],
  side: (side: Exclude<IdSide, 'selfie'>, sides: number) =>
    sides === 1 ? 'The page with your photo' : side === 'front' ? 'Front' : 'Back',
  selfie: {
    title: 'A photo of you',
    optional: 'If you like. It lets us match your face to your ID right away, so we rarely need to ask again.',
    required:
      'We compare it with the photo on your ID. Look straight at the camera, in even light, with no hat or sunglasses.',
    notNeeded: 'Optional',
  },
  there: 'Sent',
  missing: 'Not sent yet',
  photo: 'Take a photo',
  retake: 'Take it again',
  thumbnail: (side: string) => `The picture you sent: ${side}`,
  file: 'Choose a file',
  anyway: 'Send it anyway',
  problems: {
    tooSmall: {
      title: 'The picture is too small to read.',
      text: 'Move closer, or send the original instead of a screenshot.',
    },
    blurred: { title: 'The picture looks blurred.', text: 'Hold still, tap the ID to focus, and take it again.' },
    glare: { title: 'There is glare on it.', text: 'Turn off the flash or tilt the ID a little, and take it again.' },
  },
} as const;
