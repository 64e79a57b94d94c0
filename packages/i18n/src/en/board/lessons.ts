/** The guided first game: what a newcomer should know at each question, in the order in which it comes up. */
import type { Sentences } from '../../words.ts';

export const lessons: Sentences = {
  'welcome 1':
    'You lead the Free Peoples. The war cannot be won by arms alone: the Shadow has more of everything. Your hope is the Fellowship, which carries the Ring to Mordor while your Armies buy it time.',
  'welcome 2':
    'You win if the Ring reaches the Crack of Doom with less than 12 Corruption, or if you take Shadow Settlements worth 4 points. The Shadow wins with 12 Corruption, or with 10 points.',
  'welcome 3':
    'What you may do glows in gold on the map and stands in the list. Tap anything to see what it is. Dotted words are explained when you tap them, and the button with the book holds all rules.',
  action:
    'Each die is one action. With a Character die you move the Fellowship: that wins the game, but each move is hunted, and each further move in a turn is hunted harder. One or two moves a turn are usual. Use Muster dice to bring Gondor and Rohan to war before the Shadow comes.',
  declare:
    'Declaring shows where the Fellowship is. Do it in a City or Stronghold of yours to heal, or when it has reached Mordor’s gates. Else stay hidden: nothing forces you.',
  guide:
    'The Guide must be of the highest Level. Gandalf draws a card when you use an Event card; Strider hides the Fellowship with any die.',
  'hunt-damage':
    'The Hunt has found you. Each point of damage becomes Corruption, unless a Companion takes it. Early on, a point or two of Corruption is cheaper than Gandalf; later, Companions are there to be spent.',
  'enter-mordor':
    'From here on every move draws a tile, with no roll before it. Go in when you have little Corruption, or when the Shadow is about to win by arms.',
  'reveal-route':
    'You were seen, so you must say where the Fellowship is. Take it as far towards Mordor as you may: distance is never given for nothing.',
  'combat-card': 'A card costs nothing here but the card itself. Keep those whose Event half you want; use the others.',
  'combat-card-or-not': 'A card costs nothing here but the card itself. You need not play one.',
  'leader-re-roll':
    'Dice that missed may be rolled again, one for each point of Leadership. There is no reason to roll fewer.',
  casualties:
    'An Elite that takes one hit becomes a Regular, so no figure leaves the map for it. Remove Regulars where you must hold a number of dice.',
  retreat:
    'If the next round looks bad, retreat: an Army that lives can defend a Stronghold. Losses of the Free Peoples never come back.',
  'retreat-into-siege':
    'Behind the walls the enemy hits on 6 only, and each siege round costs him an Elite. At most five of your units fit in.',
  cease: 'You may stop the attack at any time. Attack on only if the odds are good: your losses are final.',
  'attacking-force': 'Those who stay behind guard the region. Whoever attacks may be lost.',
  'discard-excess': 'Six cards are the most. Cards for Nations that will not come to war soon are the first to go.',
  'draw-from': 'Character cards help the Fellowship; Strategy cards help the war.',
  separate:
    'Companions outside the Fellowship wake Nations and lead Armies. But each one who leaves can no longer stand between the Hunt and the Ring-bearers.',
  'separate-to': 'Take them where they wake a Nation: Gondor and Rohan need it most.',
  recruit:
    'Recruit where the Shadow will come first: Minas Tirith, Helm’s Deep, Edoras. Only Nations At War can recruit.',
  diplomacy:
    'Rohan and Gondor first: they are next to the enemy. A passive Nation cannot take the last step; a Companion, an attack or the Fellowship must wake it.',
  'army-to-move': 'With an Army die two Armies move. Leave the borders only if you know where to.',
  'move-army': 'With an Army die two Armies move. Leave the borders only if you know where to.',
  'move-another-army': 'One die moves two Armies, but no figure twice.',
  'elven-ring': 'The Ring you use goes to the Shadow. Keep at least one for the last steps in Mordor.',
  'order-armies': 'Move to hold a line, attack only where you are clearly stronger.',
  'fact hunt-roll':
    'That was the Hunt: the Shadow rolled one die for each of its dice in the Hunt Box. Each die of yours that moved the Fellowship this turn makes the next roll better for it.',
  'fact tile-drawn':
    'A Hunt tile was drawn. The number is the damage; an Eye counts the successes of the roll; a mark for “reveal” shows where you are.',
  'fact attack': 'A battle begins. It goes in rounds, and after each the attacker may stop and the defender may go.',
  'fact besieged':
    'A siege. Inside, up to five units; the attacker needs sixes, and pays with Elites for each further round.',
  'fact captured': 'A Settlement has fallen. Watch the points at the top: the Shadow wins with ten.',
  'fact minion-entered': 'A Minion is in play: the Shadow has one more die from the next turn on.',
  'fact revealed': 'The Fellowship is revealed. Before it can move again it has to hide, with a Character die.',
  'fact entered-mordor':
    'The Fellowship is in Mordor. Five steps to the Crack of Doom; a turn without a move costs one Corruption.',
};
