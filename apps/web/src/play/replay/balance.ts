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
    type State = Parameters<typeof outlook>[0];
    const lead: (state: State, isNewRound: boolean) => number = outlook;
    return (state) => 1 / (1 + Math.exp(-lead(state as State, false) / POINTS));
  },
};
export async function judgeOf(game: string): Promise<Judge | null> {
  return (await judges[game]?.()) ?? null;
}
