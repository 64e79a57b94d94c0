/** Modules of games for servers in tests. */
export const TOY = new URL('./toy-games.ts', import.meta.url).href;
