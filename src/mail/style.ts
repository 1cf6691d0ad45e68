/** The site's colours in both schemes (`assets/style/tokens.css`); none is pure black or white, so that programs that invert do no harm. */
export const colours = {
  light: {
    page: '#eeefeb',
    paper: '#fbfaf6',
    ink: '#1d2420',
    soft: '#55605a',
    line: '#c9cec9',
    accent: '#14532d',
    onAccent: '#fbfaf6',
    link: '#0b5a8a',
  },
  dark: {
    page: '#161a18',
    paper: '#1f2522',
    ink: '#e8ece9',
    soft: '#a9b4ae',
    line: '#3d4641',
    accent: '#8fd3a8',
    onAccent: '#0d1a12',
    link: '#8cc8ee',
  },
} as const;

const { light, dark } = colours;
const font = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';

/** The edge holds a mark apart from paper of its own colour. */
const badge = `display:inline-block;margin:0 1px 1px 0;padding:0 2px;border:1px solid ${light.ink};font-weight:bold;line-height:1.3;white-space:nowrap`;

/** Inline styles by name: mail programs read no other, but for the few that know dark mode. */
export const styles: { readonly [name: string]: string } = {
  body: `margin:0;padding:0;background:${light.page};color:${light.ink};${font}`,
  paper: `table-layout:fixed;max-width:600px;margin:0 auto;background:${light.paper};color:${light.ink};${font};font-size:16px;line-height:1.45`,
  outer: 'table-layout:fixed',
  inside: 'padding:16px',
  hidden: 'display:none;max-height:0;overflow:hidden;opacity:0',
  h1: `margin:0 0 8px;font-size:21px;line-height:1.25;color:${light.ink}`,
  h2: `margin:24px 0 8px;font-size:17px;line-height:1.25;color:${light.ink}`,
  h3: `margin:12px 0 4px;font-size:16px;line-height:1.25;color:${light.ink}`,
  p: 'margin:0 0 12px',
  ask: `margin:0 0 12px;font-size:18px;line-height:1.35;color:${light.ink}`,
  soft: `margin:0 0 12px;color:${light.soft};font-size:14px`,
  list: 'margin:0 0 12px;padding:0 0 0 20px',
  item: 'margin:0 0 4px',
  choice: 'margin:0;padding:0;list-style:none',
  link: `color:${light.link}`,
  // Classic Outlook draws no padding of a link, but one of its own for a cell.
  wideCell: `mso-padding-alt:11px 0;${font}`,
  wideLink: `display:block;padding:11px 0;color:${light.link}`,
  accent: light.accent,
  buttonTable: 'margin:0 0 12px;border-collapse:separate',
  buttonCell: `mso-padding-alt:12px 22px;background:${light.accent};border-radius:4px`,
  button: `display:inline-block;padding:12px 22px;background:${light.accent};color:${light.onAccent};font-weight:bold;text-decoration:none;border-radius:4px`,
  wide: 'overflow-x:auto',
  table: `border-collapse:collapse;width:100%;font-size:14px`,
  caption: `padding:16px 0 6px;text-align:left;font-weight:bold;font-size:17px;color:${light.ink}`,
  cell: `padding:4px 8px 4px 0;border-bottom:1px solid ${light.line};text-align:left;vertical-align:top;overflow-wrap:break-word;hyphens:auto`,
  number: `padding:4px 14px 4px 0;border-bottom:1px solid ${light.line};text-align:right;vertical-align:top;white-space:nowrap`,
  cellAbove: 'padding:4px 8px 2px 0;text-align:left;vertical-align:top;overflow-wrap:break-word;hyphens:auto',
  numberAbove: 'padding:4px 14px 2px 0;text-align:right;vertical-align:top;white-space:nowrap',
  numberHead: `padding:4px 14px 4px 0;border-bottom:1px solid ${light.line};text-align:right;vertical-align:top;overflow-wrap:break-word;hyphens:auto`,
  company: `${badge};border-radius:10px`,
  player: `${badge};border-radius:5px`,
  train: `${badge};border-bottom-style:dashed;border-radius:2px`,
  below: `padding:0 0 6px;border-bottom:1px solid ${light.line};color:${light.soft};font-size:13px;overflow-wrap:break-word`,
  plate: 'margin:0 0 12px;text-align:center',
  picture: 'display:block;margin:0 auto;width:100%;height:auto;border:0;border-radius:6px',
  foot: `padding:16px;border-top:1px solid ${light.line};color:${light.soft};font-size:13px`,
};

/** On a phone tables are set smaller and closer, so that none is cut; on the narrowest also amounts go on in the next line. */
export const phoneRules = [
  '@media (max-width:480px){.dense{font-size:12px!important}.dense th,.dense td{padding-right:8px!important}}',
  '@media (max-width:340px){.dense{font-size:11px!important}.dense th,.dense td{padding-right:4px!important;white-space:normal!important}}',
].join('');

/** For programs that obey it (Apple Mail). What is see-through in the picture of the board becomes dark, the rest is dimmed. */
export const darkRules = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (prefers-color-scheme:dark){',
  `.page{background:${dark.page}!important;color:${dark.ink}!important}`,
  `.paper{background:${dark.paper}!important;color:${dark.ink}!important}`,
  `.ink{color:${dark.ink}!important}`,
  `.soft{color:${dark.soft}!important}`,
  `.link{color:${dark.link}!important}`,
  `.button{background:${dark.accent}!important;color:${dark.onAccent}!important}`,
  `.line{border-color:${dark.line}!important}`,
  `.board{background:${dark.paper}!important;filter:brightness(.9)}`,
  `.edge{border-color:${dark.soft}!important}`,
  '}',
].join('');
