/** Events for the applicant's own calendar. */
export const calendarWords = {
  signing: {
    title: (time: string | null) =>
      time === null ? 'Sign your closing documents' : `Sign your closing documents at ${time}`,
    description: 'The appointment you booked.',
  },
  cancelUntil: {
    title: 'Last day to cancel your line',
    description: 'You may cancel until midnight, for any reason, at no cost.',
  },
  funding: { title: 'Your money can move', description: 'The first banking day after the days to cancel.' },
} as const;
