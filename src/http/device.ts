/** Names of programs by what they call themselves; the first that fits, since most claim to be others, too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What comes first in the header of a program that is no browser: `curl/8.5.0`. */
const product = /^([A-Za-z][\w.-]{0,29})(?:\/|\s|$)/;

/** Browser and system in a few words, without versions: enough to know one's own devices by; '' for none. */
export const deviceOf = (userAgent: string | undefined): string => {
  const text = (userAgent ?? '').slice(0, 500);
  const [browser, system] = [browsers, systems].map(list => list.find(([sign]) => sign.test(text))?.[1]);
  if (browser === undefined && system === undefined) return product.exec(text)?.[1] ?? '';
  return [browser, system].filter(name => name !== undefined).join(', ');
};
