/** For a browser that runs no scripts; only documents say it, so that no page loads it. */
export const withoutScript = {
  title: 'This page needs JavaScript.',
  text: 'Turn it on in your browser’s settings and load the page again, or call',
};
