/** How a position stands between the two sides, as the machines judge it: 1 is the Free Peoples' game, 0 the Shadow's. */
type Judge = (state: unknown) => number;

/** A lead of so many points at the end is about three in four. */
const POINTS = 4;

const judges: Readonly<Record<string, () => Promise<Judge>>> = {
  board: async () => {
    const { freeWins } = await import('@amon-hen/bots/board/evaluation');
    return (state) => freeWins(state as Parameters<typeof freeWins>[0]); // the state is of this game
  },
  cards: async () => {
    const { outlook } = await import('@amon-hen/bots/cards/outlook');
    return (state) => 1 / (1 + Math.exp(-outlook(state as Parameters<typeof outlook>[0]) / POINTS));
  },
};
export async function judgeOf(game: string): Promise<Judge | null> {
  return (await judges[game]?.()) ?? null;
}
