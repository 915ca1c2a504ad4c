/** Frequent questions in the hub. */
export const hubFaqs = {
  title: 'What people ask now',
  answers: [
    {
      question: 'What slows people down?',
      answer: 'Screenshots of banking apps. We need the full page with your name, the date and the page number.',
    },
    {
      question: 'Can I still change something?',
      answer: 'Yes. Write to us below; we change it with you and say what it does to your line.',
    },
    {
      question: 'When will I get my money?',
      answer: 'On the first banking day after the days to cancel, once nothing is open and two of us have agreed.',
    },
  ],
  all: 'All answers',
  summary: 'Read or print my application',
} as const;
