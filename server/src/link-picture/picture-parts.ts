/**
 * This file has the SVG parts of a link's picture that are the same for every machine. Only the colour of the
 * background differs. The colours and shapes are those of the ballot unit (shared/ui), at the size of a picture.
 */

/**
 * Draws the background in the colour of the machine's header, and adds the definitions that the other parts
 * use.
 */
export function backdrop(bar: string): string {
  return `<defs>
<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(600 -63) scale(900 520)"><stop stop-color="#fff" stop-opacity=".26"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<linearGradient id="floor" x2="0" y2="1"><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-opacity=".28"/></linearGradient>
<linearGradient id="casing" gradientUnits="userSpaceOnUse" x1="30" y1="256" x2="1170" y2="456"><stop stop-color="#828d99"/><stop offset=".22" stop-color="#5b6570"/><stop offset=".78" stop-color="#5b6570"/><stop offset="1" stop-color="#454e58"/></linearGradient>
<radialGradient id="light" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(882 356) scale(190 200)"><stop stop-color="#ff3b30" stop-opacity=".75"/><stop offset="1" stop-color="#ff3b30" stop-opacity="0"/></radialGradient>
<linearGradient id="press" x2="0" y2="1"><stop stop-color="#5b8cf5"/><stop offset=".5" stop-color="#1b4fc4"/><stop offset="1" stop-color="#0f3590"/></linearGradient>
<radialGradient id="shine" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(1030 290) scale(148 66)"><stop stop-color="#fff" stop-opacity=".45"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<pattern id="stripes" width="20" height="20" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><rect width="20" height="20" fill="#ffd84d"/><rect width="10" height="20" fill="#2b2100"/></pattern>
<clipPath id="head"><rect width="1200" height="209"/></clipPath>
<clipPath id="row"><rect x="52" y="234" width="1096" height="244" rx="24"/></clipPath>
<clipPath id="face"><path d="M302 234H76a24 24 0 0 0-24 24v196a24 24 0 0 0 24 24h226z"/></clipPath>
<clipPath id="symbol"><rect x="580" y="250" width="212" height="212" rx="20"/></clipPath>
</defs><rect width="1200" height="630" fill="${bar}"/><rect width="1200" height="630" fill="url(#glow)"/><rect width="1200" height="630" fill="url(#floor)"/>`;
}

/**
 * The shadow under the casing. It consists of translucent shapes on top of each other. A blurred shadow would
 * take four fifths of the time for the whole picture.
 */
const shadow = Array.from({ length: 14 }, (_, step) => {
  const grow = 36 - 3 * step;
  return `<rect x="${30 - grow}" y="${236 - grow}" width="${1140 + 2 * grow}" height="${288 + 2 * grow}" rx="${40 + grow}" fill-opacity=".045"/>`;
}).join('');

/**
 * The casing, the candidate's row with a green edge, the tile behind the symbol, and the area behind arrow and button.
 */
export const machine = `${shadow}
<rect x="30" y="212" width="1140" height="288" rx="40" fill="#3a424a"/><rect x="30" y="212" width="1140" height="281" rx="40" fill="#a4adb6"/><rect x="30" y="214" width="1140" height="279" rx="39" fill="url(#casing)"/>
<rect x="44" y="226" width="1112" height="260" rx="32" fill="#15803d"/>
<g clip-path="url(#row)"><rect x="52" y="234" width="1096" height="244" fill="#e9f8e3"/><rect x="52" y="234" width="250" height="244" fill="#cfdbe6"/><rect x="820" y="234" width="328" height="244" fill="#353c45"/><rect x="820" y="234" width="328" height="244" fill="url(#light)"/></g>
<rect x="578" y="248" width="216" height="216" rx="22" fill="#14181f" fill-opacity=".15"/><rect x="580" y="250" width="212" height="212" rx="20" fill="#fff"/>`;

/** A silhouette in place of a photo. */
export const emptyPhoto = `<g clip-path="url(#face)"><rect x="52" y="234" width="250" height="244" fill="#9fb4d1"/><g fill="#415a7d"><circle cx="177" cy="326" r="48"/><path d="M81 478c0-62 43-96 96-96s96 34 96 96z"/></g></g>`;

/** A dashed diamond in place of a symbol. */
export const emptySymbol = `<path d="M686 296 746 356 686 416 626 356z" fill="none" stroke="#56606d" stroke-width="12" stroke-dasharray="22 16"/>`;

const ARROW = 'M0 8h20V0l18 14-18 14v-8H0z';

/** The lit arrow and its red light. */
export const lamp = `<g transform="translate(838.6 320) scale(2.286)" stroke-linejoin="round"><path d="${ARROW}" fill="none" stroke="#ff3b30" stroke-width="10" stroke-opacity=".25"/><path d="${ARROW}" fill="none" stroke="#ff8a80" stroke-width="6" stroke-opacity=".3"/><path d="${ARROW}" fill="#ff3b30" stroke="#ffd9d2" stroke-width="2"/></g>`;

/** The blue button and the green ring around it. */
export const pressButton = `<rect x="930" y="268" width="200" height="182" rx="66" fill="#6fe39a"/><rect x="938" y="276" width="184" height="166" rx="58" fill="#262c33"/><rect x="948" y="290" width="164" height="146" rx="48" fill="#081f5c"/><rect x="948" y="278" width="164" height="146" rx="48" fill="#8fb1f8"/><rect x="948" y="280" width="164" height="144" rx="47" fill="url(#press)"/><rect x="948" y="280" width="164" height="144" rx="47" fill="url(#shine)"/>`;

const HAND =
  'M17 31V8.5a5.5 5.5 0 0 1 11 0V25l11 2.7c4 1 6 4.5 5.2 8.5L42 48c-1 5-4.5 8-9.5 8h-7c-4 0-7.3-1.8-9.5-5L5 36.5c-2-3-.2-6.5 3.2-6.5 2 0 3.6 1 4.8 2.6L17 37z';

/** The hand that shows where to press. */
export const hand = `<g transform="translate(1008.3 408.3) scale(2.154)" stroke-linejoin="round" stroke-linecap="round"><path d="${HAND}" transform="translate(0 3)" stroke="#000" stroke-width="6" opacity=".16"/><path d="${HAND}" transform="translate(0 2)" stroke="#000" stroke-width="4" opacity=".2"/><path d="${HAND}" fill="#fff" stroke="#14181f" stroke-width="2.3"/><path d="M28 25v7M35.5 27v6" fill="none" stroke="#14181f" stroke-width="2.3"/></g>`;
