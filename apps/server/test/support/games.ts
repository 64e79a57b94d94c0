/** Modules of games for servers in tests. */
export const TOY = new URL('./toy-games.ts', import.meta.url).href;
/** The same rules under a new version. */
export const TOY_2 = new URL('./changed-toy-games.ts', import.meta.url).href;
/** Rules under which no old game folds. */
export const TOY_3 = new URL('./broken-toy-games.ts', import.meta.url).href;
/** Rules with a fault. */
export const TOY_FAULTY = new URL('./faulty-toy-games.ts', import.meta.url).href;
/** A server that knows no game. */
export const NO_GAMES = new URL('./no-games.ts', import.meta.url).href;
/** The server's own list. */
export const OWN = new URL('../../src/games.ts', import.meta.url).href;
