/** Frequent questions in the hub. */
export const hubFaqs = {
  title: 'Common questions',
  answers: [
    {
      question: 'What slows people down?',
      answer: 'Screenshots of banking apps. We need the full page with your name, the date and the page number.',
    },
    {
      question: 'Can I still change something?',
      answer: 'Yes. Write to us under Messages. We change it with you and tell you what that does to your line.',
    },
    {
      question: 'When will I get my money?',
      answer:
        'On the first banking day after the days to cancel, once everything is done and two of us have approved the payment.',
    },
  ],
  all: 'All answers',
  summary: 'Read or print my application',
} as const;
