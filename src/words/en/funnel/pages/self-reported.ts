/** Text for the estimate from an applicant’s own answers. */
export const selfReported = {
  title: 'Your estimate, from your own answers.',
  text: (most: string, apr: string) =>
    `From what you told us, a line of up to ${most} could be possible. A line of half that size would have an APR of about ${apr}.`,
  unsure: (most: string, apr: string) =>
    `With a credit score of 760 or more, a line of up to ${most} could be possible. A line of half that size would have an APR of about ${apr}. A lower score means less, or a higher rate.`,
  none: 'Based on your answers so far, a line does not look possible. The check below can still change that.',
  foot: 'Nothing has been checked yet: this is not an offer and not an approval.',
} as const;
