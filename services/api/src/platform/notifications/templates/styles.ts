import { houseShades, type HouseColours, type HouseShades } from '@vitrine/schemas';

const SERIF = "'Cormorant Garamond', 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif";
const SANS = "Jost, 'Avenir Next', Avenir, 'Century Gothic', 'Segoe UI', Helvetica, Arial, sans-serif";
/** A word of a hundred letters must not widen the page. */
const BREAKING = 'overflow-wrap:anywhere;word-break:break-word;';
const HAIRLINE = '1px solid #E2DACA';

const SHORT_NAME = 10;

/** A long name is set smaller, so that it fits on a telephone. */
const wordmark = (name: string): string =>
  name.length > SHORT_NAME
    ? `font:400 22px/1.2 ${SERIF};letter-spacing:4px;`
    : `font:400 30px/1 ${SERIF};letter-spacing:10px;text-indent:10px;`;

const makeStyles = ({ green, deep, gold, goldInk, onGreen }: HouseShades) => ({
  body: 'margin:0;padding:0;background-color:#FBF9F4;',
  hidden:
    'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;color:#FBF9F4;font-size:1px;line-height:1px;',
  page: 'width:100%;background-color:#FBF9F4;',
  sheet: 'width:100%;max-width:600px;background-color:#FFFFFF;',
  band: `padding:40px 40px 36px;background-color:${green};text-align:center;`,
  wordmark: `margin:0;color:${onGreen};`,
  rule: `height:1px;line-height:1px;font-size:1px;background-color:${gold};`,
  main: 'padding:48px 40px 16px;',
  label: `margin:0 0 16px;font:500 12px/1.2 ${SANS};letter-spacing:2.4px;text-transform:uppercase;color:${goldInk};`,
  heading: `margin:0 0 20px;font:400 34px/1.15 ${SERIF};color:${green};${BREAKING}`,
  subheading: `margin:40px 0 0;font:400 23px/1.2 ${SERIF};color:${green};`,
  text: `margin:0 0 16px;font:400 16px/1.6 ${SANS};color:#1F1F1B;`,
  facts: 'width:100%;margin:16px 0 0;border-collapse:collapse;',
  factName: `padding:12px 16px 12px 0;border-bottom:${HAIRLINE};font:400 15px/1.45 ${SANS};color:#5E5A50;text-align:left;vertical-align:top;`,
  factValue: `padding:12px 0;border-bottom:${HAIRLINE};font:400 15px/1.45 ${SANS};color:#1F1F1B;text-align:right;vertical-align:top;${BREAKING}`,
  totalName: `padding:20px 16px 4px 0;font:400 23px/1.2 ${SERIF};color:${green};text-align:left;vertical-align:top;`,
  totalValue: `padding:20px 0 4px;font:400 23px/1.2 ${SERIF};font-variant-numeric:lining-nums;color:${green};text-align:right;vertical-align:top;white-space:nowrap;`,
  then: `padding:0 0 4px;font:400 16px/1.5 ${SANS};color:#1F1F1B;text-align:right;`,
  note: `padding:0 0 8px;font:400 14px/1.5 ${SANS};color:#5E5A50;text-align:right;`,
  quote: `margin:16px 0 0;padding:4px 0 4px 20px;border-left:1px solid ${gold};font:400 16px/1.6 ${SANS};color:#1F1F1B;${BREAKING}`,
  button: `display:inline-block;padding:16px 32px;background-color:${gold};border:1px solid ${gold};font:500 13px/1 ${SANS};letter-spacing:2px;text-transform:uppercase;text-decoration:none;color:${deep};`,
  link: `color:${goldInk};text-decoration:underline;`,
  signature: `margin:32px 0 0;font:400 16px/1.6 ${SANS};color:#1F1F1B;`,
  foot: 'padding:32px 40px 48px;',
  companyFooter: `margin:24px 0 0;padding:16px 0 0;border-top:${HAIRLINE};font:400 13px/1.6 ${SANS};color:#5E5A50;`,
  step: `margin:16px 0 0;font:400 16px/1.6 ${SANS};color:#1F1F1B;`,
  footText: `margin:0;font:400 13px/1.6 ${SANS};color:#5E5A50;`,
});

/** Inline styles by what they are for. */
export type MailStyles = ReturnType<typeof makeStyles>;

let kept: { colours: string; styles: MailStyles } | undefined;

/** Inline styles of the mails by what they are for: mail programs support no stylesheets. Colours as on the site. */
export function mailStyles(colours: HouseColours, name: string): MailStyles {
  const key = JSON.stringify(colours);
  if (kept?.colours !== key) kept = { colours: key, styles: makeStyles(houseShades(colours)) };
  return { ...kept.styles, wordmark: kept.styles.wordmark + wordmark(name) };
}
