import { convert, type HtmlToTextOptions } from 'html-to-text';

/** Parts in which mail programs put the mail that is answered; what follows them may be the answer. */
const quotes = [
  'blockquote',
  'div.gmail_quote',
  'div.gmail_attr',
  'div.gmail_extra',
  'div.yahoo_quoted',
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

const options: HtmlToTextOptions = {
  wordwrap: false,
  preserveNewlines: false,
  limits: { maxDepth: 60, maxInputLength: 120_000, maxChildNodes: 5_000, ellipsis: '' },
  formatters: {
    // A line that is read as the end, as those of plain mails are.
    earlierMail: (_element, _walk, builder) => {
      builder.openBlock({ leadingLineBreaks: 1 });
      builder.addInline('--');
      builder.closeBlock({ trailingLineBreaks: 1 });
    },
  },
  selectors: [
    { selector: 'p', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'ul', options: { itemPrefix: '', leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'table', format: 'block' },
    ...['h1', 'h2', 'h3'].map(selector => ({ selector, options: { uppercase: false } })),
    ...quotes.map(selector => ({ selector, format: 'skip' })),
    ...beginnings.map(selector => ({ selector, format: 'earlierMail' })),
  ],
};

/** The text of a mail that has only HTML, without what it quotes. */
export const textOfHtml = (html: string): string => convert(html.slice(0, 120_000), options);
