import { z } from 'zod';

/** The lender's logo with its name, as PNGs at twice the size they are shown at. They travel with the mail: a picture from elsewhere would tell who reads it. */
export const mailLogos = z.strictObject({ light: z.base64(), dark: z.base64() });
export type MailLogos = z.infer<typeof mailLogos>;

/** What a page of mail calls each picture by, and the name of its attachment. */
export const mailLogoIds = {
  light: 'logo.png@mail',
  dark: 'logo-on-dark.png@mail',
} as const satisfies Record<keyof MailLogos, string>;

const SIDES = ['light', 'dark'] as const;

/** A mail's page with its pictures inside, for a reader that is no mail program. */
export const withMailLogos = (html: string, logos: MailLogos | null): string =>
  SIDES.reduce(
    (page, side) =>
      logos === null ? page : page.replaceAll(`cid:${mailLogoIds[side]}`, `data:image/png;base64,${logos[side]}`),
    html,
  );
