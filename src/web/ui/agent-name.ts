const BROWSERS = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bHeadlessChrome\/|\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const;

const firstOf = (table: readonly (readonly [RegExp, string])[], agent: string): string | null =>
  table.find(([pattern]) => pattern.test(agent))?.[1] ?? null;

/** "Firefox on Windows": enough for users to recognize their own devices. Null when nothing is recognized. */
export const agentName = (agent: string | null): string | null => {
  const parts =
    agent === null ? [] : [firstOf(BROWSERS, agent), firstOf(SYSTEMS, agent)].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' on ');
};
