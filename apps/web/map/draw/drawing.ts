/** The drawing: one SVG without a word in it. Names, crests and tokens are laid over it, so that they can move. */

import { PLAQUE } from '../../src/map/ornament.ts';
import type { Art } from '../art/art.ts';
import { groundSigns, plantTrees, raiseHills } from '../art/ground.ts';
import { raisePeaks } from '../art/peaks.ts';
import { LONELY_MOUNTAIN, ORODRUIN } from '../facts/ground.ts';
import { placeIn } from '../land/borders.ts';
import { FRAME, SHEET } from '../sheet.ts';
import { borders, definitions, sea, washes, waters } from './layers.ts';
import { compass, frame, plaque } from './ornament.ts';
import { CSS } from './palette.ts';
import { loneMountain, STAMP_DEFINITIONS, ship, stampPeak, volcano } from './stamps.ts';
import { textures } from './texture.ts';

const inFrame = `x="${FRAME.x0}" y="${FRAME.y0}" width="${FRAME.x1 - FRAME.x0}" height="${FRAME.y1 - FRAME.y0}"`;

export function drawingOf(art: Art): string {
  const peaks = raisePeaks(art);
  const stamps = [
    ...peaks.map((peak) => stampPeak(peak.stamp, peak.foot, peak.dark)),
    ...plantTrees(art, peaks),
    ...raiseHills(art, peaks),
  ].sort((a, b) => a.y - b.y);
  return [
    `<svg id="night" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET.w} ${SHEET.h}"><style>${CSS}</style>`,
    `<defs>${definitions(art)}${textures()}${STAMP_DEFINITIONS}</defs>`,
    sea(),
    ship([148, 1010], 0.9),
    ship([1300, 1876], 0.72),
    washes(art),
    `<rect ${inFrame} fill="url(#grain)" opacity=".5"/>`,
    waters(art),
    borders(art),
    `<g clip-path="url(#in-frame)">${groundSigns(art, peaks)}${stamps.map((stamp) => stamp.svg).join('')}`,
    volcano(placeIn(art.lands, ORODRUIN)),
    loneMountain(placeIn(art.lands, LONELY_MOUNTAIN)),
    `</g><rect ${inFrame} fill="url(#vignette)"/>`,
    compass([270, 1210], 118),
    plaque(PLAQUE),
    frame(),
    '</svg>\n',
  ].join('\n');
}
