import { convert, type FormatCallback, type HtmlToTextOptions } from 'html-to-text';

/** Parts in which mail programs put the mail that is answered; what follows them may be the answer. */
const quotes = [
  'blockquote',
  'div.gmail_extra',
  // By what it is called, or looks like: a line along its left side.
  'div[name="quote"]',
  'div[class^="quote"]',
  'div[class*="_quote"]',
  'div[class*="-quote"]',
  'div[style*="border-left"]',
];

/** Parts that say nothing. */
const unread = [
  'div.gmail_attr',
  'div.moz-cite-prefix',
  'div.moz-signature',
  'div.gmail_signature',
  'div.k9mail-signature',
  'div#AppleMailSignature',
  'div#Signature',
  'div#ms-outlook-mobile-signature',
  'div.ms-outlook-mobile-signature',
  'head',
  'style',
  'script',
  'title',
  'img',
];

/** Parts behind which everything is the earlier mail. */
const beginnings = [
  'div#divRplyFwdMsg',
  'div#appendonsend',
  'div#mail-editor-reference-message-container',
  'div.OutlookMessageHeader',
  'hr',
];

/** A line by itself, as plain mails have it. */
const ownLine =
  (text: string): FormatCallback =>
  (_element, _walk, builder) => {
    builder.openBlock({ leadingLineBreaks: 1 });
    builder.addInline(text);
    builder.closeBlock({ trailingLineBreaks: 1 });
  };

const options: HtmlToTextOptions = {
  // Quotes may hold whole documents: the text is all there is, not the first `body`.
  baseElements: { selectors: ['no-such-element'], returnDomByDefault: true },
  wordwrap: false,
  preserveNewlines: false,
  limits: { maxDepth: 60, maxInputLength: 120_000, maxChildNodes: 5_000, ellipsis: '' },
  formatters: {
    // Lines that are read as ruled, and as a quote.
    earlierMail: ownLine('_'.repeat(10)),
    quote: ownLine('>'),
    cell: (element, walk, builder) => {
      walk(element.children, builder);
      builder.addInline(' ');
    },
  },
  selectors: [
    { selector: 'p', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'ul', options: { itemPrefix: '', leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    ...['table', 'tr'].map(selector => ({
      selector,
      format: 'block',
      options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
    })),
    ...['td', 'th'].map(selector => ({ selector, format: 'cell' })),
    ...['h1', 'h2', 'h3'].map(selector => ({ selector, options: { uppercase: false } })),
    ...unread.map(selector => ({ selector, format: 'skip' })),
    ...quotes.map(selector => ({ selector, format: 'quote' })),
    ...beginnings.map(selector => ({ selector, format: 'earlierMail' })),
  ],
};

/** The text of a mail that has only HTML, without what it quotes. */
export const textOfHtml = (html: string): string => convert(html.slice(0, 120_000), options);
