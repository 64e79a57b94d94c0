// Made by apps/web/map/generate.ts; do not change by hand.
/** Waters and mountains: where their names are written, how large, and whether only from near. */
export const FEATURES: readonly (readonly [string, number, number, number, number, number, boolean])[] = [
  ['western-coast', 130,1380,400,120,58, false],
  ['sea-of-rhun', 2702,640,125,176,30, false],
  ['nurnen', 2755,1507,152,43,21, false],
  ['mount-doom', 2629,1503,131,27,24, false],
  ['lake-evendim', 661,279,68,40,15, true],
];
/** Rivers: the line on which the name is written, and its length. */
export const RIVERS: readonly (readonly [string, string, number])[] = [
  ['anduin', 'M1714 903.5l11 16 37 13 6.5 7 27.5 10 22.5 32 7.5 28 50 30.5', 230],
  ['brandywine', 'M658.5 717l13-26.5 0-20 27-28.5 4.5-19.5 11-16.5 14.5-13 12.5-26.5 12-15.5 3-9.5-6.5-18.5', 230],
  ['greyflood', 'M852.5 814l28.5-6.5 19 3.5 35.5-16 28.5 7 28-7.5 37 12 19.5-4 19 4.5', 230],
  ['loudwater', 'M1211.5 519.5l24-31 12-27 21-20 11.5-27 24-15.5 25.5-29.5 26.5-12.5', 230],
  ['isen', 'M1048.5 1245.5l35.5-17 6-8 9-4 37-13.5 29.5-3 14-13.5 37-13.5 27.5-28', 230],
  ['entwash', 'M1573 1107.5l28.5-8.5 104.5 26.5 29-3.5 17.5 9.5 39 1.5', 230],
  ['celduin', 'M2252.5 347l16-11.5 46-15 20.5-33.5 38-10.5 16.5-11 19-5 26.5-29', 230],
  ['carnen', 'M2530.5 478.5l16-11 27.5-10.5 21.5-19.5 17.5-6.5 32.5-22 38-7 13-14.5 17.5-7 3.5-8.5', 230],
  ['forest-river', 'M2188.5 120.5l1.5 10 19 2.5 36 15.5 19.5-1.5 17.5 9.5 12.5 15 17.5 8.5 13 15 1 19.5 14 36.5', 230],
  ['gladden', 'M1675 596.5l29.5-24.5 18-5.5 27.5-27 19-3 33-19.5 18.5-5.5', 177],
  ['silverlode', 'M1565.5 739l16 24.5 7.5 38.5 12.5 15 10 38 15 13 10 17 3 19.5 13.5 14 19.5 1', 230],
  ['limlight', 'M1443.5 953.5l24.5 16 37.5 11.5 14 14 38 8.5 13.5 13.5 18 9 19.5 0 18 7.5 15 13', 230],
  ['lhun', 'M419.5 563l20.5-21.5 31.5-23 18-23.5 17-10 28-27.5 18.5-7.5 19.5-34.5 7.5-6', 230],
];
