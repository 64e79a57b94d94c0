// Made by apps/web/map/generate.ts; do not change by hand.
/** Waters and mountains: where their names are written, how large, and whether only from near. */
export const FEATURES: readonly (readonly [string, number, number, number, number, number, boolean])[] = [
  ['western-coast', 130,1380,400,120,58, false],
  ['sea-of-rhun', 2710,631,124,175,30, false],
  ['nurnen', 2758,1527,151,43,21, false],
  ['mount-doom', 2635,1523,131,27,24, false],
  ['lake-evendim', 661,279,69,40,15, true],
];
/** Rivers: the line on which the name is written, and its length. */
export const RIVERS: readonly (readonly [string, string, number])[] = [
  ['anduin', 'M1753 729l19-22 18-8 6-8 10-27 25-30 20-33 2-58', 230],
  ['brandywine', 'M657 718l9-18 6-28 20-21 6-19 25-30 6-19 21-33-6-28', 230],
  ['greyflood', 'M855 813l29-6 18 5 35-17 28 7 28-6 37 13 19-5 19 5', 230],
  ['loudwater', 'M1219 488l30-27 15-36 18-9 12-15 8-19 19-5 15-13 18-46', 230],
  ['isen', 'M1009 1263l19-4 14-14 35-19 6-7 38-11 39-5 14-14 37-14', 230],
  ['entwash', 'M1374 1133l36-16 39 0 17-9 40 0 17-9 20-2 18 6 28-8', 230],
  ['celduin', 'M2253 362l5-9 15-12 46-16 19-35 8-5 29-8 34-19 15-25', 230],
  ['carnen', 'M2536 475l7-6 20-4 29-25 19-5 30-26 19 0 19-6 12-14 18-8 1-9-6-8', 230],
  ['forest-river', 'M2156 121l17 8 20 3 19-3 35 18 19 0 16 11 10 17 24 17 5 8 1 20 4 9', 230],
  ['gladden', 'M1674 591l33-22 19-5 29-25 20-2 45-20', 170],
  ['silverlode', 'M1585 728l5 19 7 6 7 39 13 15 8 38 25 30 3 20 5 8 7 7 19 3', 230],
  ['limlight', 'M1465 959l37 12 13 15 38 7 5 8 26 15 19-1 34 19 29 7', 230],
  ['lhun', 'M442 540l32-22 26-30 17-10 21-21 17-9 19-35 16-10 13-16', 230],
];
