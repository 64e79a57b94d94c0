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
  ['anduin', 'M1753 729.5l19-22.5 17.5-8 6.5-7.5 10-27.5 25.5-29.5 19-34 2-57.5', 230],
  ['brandywine', 'M657.5 718l8.5-17.5 6.5-28 20-21.5 5.5-19 25-30 6.5-18.5 21-33-7-28.5', 230],
  ['greyflood', 'M855 813l28.5-6.5 19 5 35-17 28 8 28-6.5 37 12.5 19-4 19 5', 230],
  ['loudwater', 'M1219 487.5l29.5-26 15.5-36.5 17.5-9 13-15.5 7.5-18 18.5-6 15-13 19-45.5', 230],
  ['isen', 'M1009.5 1263l19-4 13.5-14 34.5-19 6.5-7.5 38-10.5 39-5.5 14.5-13 36.5-14.5', 230],
  ['entwash', 'M1374 1133l36-15.5 39-.5 17-9 39.5.5 17.5-9 19.5-2.5 19 6.5 28-9', 230],
  ['celduin', 'M2253 361.5l5-8.5 15.5-12 45.5-16.5 19-34 8.5-5.5 28.5-7.5 33.5-20 16-25', 230],
  ['carnen', 'M2535.5 475l8-6 19-3.5 29.5-25.5 19-5.5 29.5-25.5 19.5 0 18.5-6 13-14.5 17.5-8 1.5-9-6.5-7.5', 230],
  ['forest-river', 'M2156 120.5l17 9 19.5 2.5 19.5-3 35 18 19-.5 16 11.5 10.5 17 23.5 17.5 5.5 8 .5 19.5 4.5 9', 230],
  ['gladden', 'M1673.5 591l33-22 19-4.5 30-26 19.5-1.5 45-20', 170],
  ['silverlode', 'M1585 727.5l5 19 7.5 6.5 7 39 12.5 15 7.5 38.5 25.5 30 2.5 19.5 5.5 8 6.5 7.5 19.5 2.5', 230],
  ['limlight', 'M1465 958.5l37.5 12.5 12 14.5 38.5 7.5 5.5 8 25.5 15 19.5-1.5 34 20 28.5 6.5', 230],
  ['lhun', 'M442 540.5l32.5-22.5 25-30.5 17-9.5 21.5-21 17.5-9 18.5-34.5 16.5-11 12.5-15.5', 230],
];
