/** What the words of the board game mean, by the ids of the terms. */
import type { Sentences } from '../../words.ts';

export const glossary: Sentences = {
  'side.free-peoples':
    'Dwarves, Elves, Gondor, the North and Rohan. They win by destroying the Ring, or by taking 4 victory points from the Shadow.',
  'side.shadow':
    'Sauron, Isengard, and the Southrons & Easterlings. They win by corrupting the Ring-bearers, or by taking 10 victory points from the Free Peoples.',
  'board.region': 'One of the 105 areas of the map. Figures stand in regions and move from one to the next.',
  'board.adjacent-region':
    'A region with an open border to this one. Mountain walls close a border: nothing crosses them.',
  'board.free-region':
    'A region without an enemy Army and without a Settlement that the enemy holds. Only there can you recruit.',
  'board.nation':
    'One of the eight peoples at war. Each has its own figures, its own regions and its own place on the Political Track.',
  'board.settlement': 'A Town, a City or a Stronghold. Figures are recruited in them.',
  'board.town': 'A Settlement without walls: good for recruiting, worth no points.',
  'board.city': 'A Settlement worth 1 victory point. In the first round of a battle its attacker hits on 6 only.',
  'board.stronghold':
    'A Settlement worth 2 victory points. Its defenders can go behind the walls and must then be besieged.',
  'board.fortification':
    'A place to defend that is no Settlement: Osgiliath and the Fords of Isen. In the first round its attacker hits on 6 only.',
  'board.control':
    'Each Settlement belongs to one side. It changes hands when an enemy Army enters it, or takes it after a siege.',
  'board.siege':
    'An Army is inside a Stronghold and the enemy stands around it. Up to 5 units fit inside; who attacks them hits on 6 only.',
  'track.political': 'Shows how far each Nation is from war. Only Nations At War attack and are mustered.',
  'track.mordor': 'The last steps of the Fellowship, from the gates of Mordor to the Crack of Doom.',
  'track.fellowship':
    'Counts how far the Fellowship may have come since it was last seen, and how corrupted the Ring-bearers are.',
  'box.hunt':
    'Where the dice lie with which the Shadow hunts, and those with which the Fellowship has moved this turn.',
  'unit.army': 'All units, Leaders and Characters of one side in one region. At most 10 units.',
  'unit.unit': 'A figure that fights: Regular or Elite. Each gives one die in battle, up to five dice.',
  'unit.regular': 'The common unit. One hit removes it.',
  'unit.elite': 'A strong unit. The first hit makes it a Regular.',
  'unit.leader': 'Leads units of the Free Peoples: one re-roll in battle. Alone, without units, it is lost.',
  'unit.nazgul':
    'Leads units of the Shadow, and flies from any region to any other that holds no Stronghold of the Free Peoples.',
  'unit.character': 'A named hero or villain, with a Level and Leadership of its own.',
  'unit.companion':
    'A Character of the Free Peoples. Companions begin in the Fellowship; outside of it they lead Armies and wake Nations.',
  'unit.minion':
    'A Character of the Shadow: Saruman, the Witch-king, the Mouth of Sauron. Each brings the Shadow one more die.',
  'unit.ring-bearers': 'Frodo and Sam. They never leave the Fellowship; their figure shows where it was last seen.',
  'unit.reinforcements':
    'Figures not yet on the map, from which you recruit. Losses of the Shadow return to them; those of the Free Peoples do not.',
  'unit.casualty':
    'A figure removed by hits: in battle a unit, in the Hunt a Companion who takes the damage upon himself.',
  'unit.stacking-limit': 'At most 10 units of one side in a region, and 5 in a besieged Stronghold.',
  'unit.rearguard': 'Units that stay behind when the others of their Army attack.',
  'unit.level': 'How far a Character can go, and how much damage of the Hunt he takes away when he is lost.',
  'unit.leadership': 'How many dice that missed may be rolled again in each round of a battle, up to five.',
  'unit.combat-strength': 'How many dice an Army rolls in battle: one for each unit, up to five.',
  'die.action-die': 'What a turn is made of. Each die is one action, and its face says which.',
  'die.face.character':
    'Moves the Fellowship, hides it, moves Companions or Nazgûl, or moves or attacks with one Army that is led.',
  'die.face.army': 'Moves two Armies by one region each, or attacks with one.',
  'die.face.muster': 'Recruits, or takes a Nation one step closer to war, or brings a Minion.',
  'die.face.event': 'Draws a card, or plays any card.',
  'die.face.muster-army': 'An Army die or a Muster die, as you like.',
  'die.face.will-of-the-west': 'Any face you like. It also brings Gandalf the White or Aragorn.',
  'die.face.eye': 'Goes to the Hunt Box as soon as the Shadow rolls it.',
  'ring.elven-ring':
    'Turns one of your unused dice to another face, once a turn. The Free Peoples have three; a Ring they have used goes to the Shadow, who can use it once.',
  'phase.fellowship':
    'Before the dice are rolled the Free Peoples may declare the Fellowship, enter Mordor, or choose another Guide.',
  'phase.hunt-allocation': 'The Shadow puts dice into the Hunt Box. They are not rolled for actions.',
  'phase.action-resolution':
    'The two sides act in turn, one die each, until all dice are used. The Free Peoples begin.',
  'phase.victory-check':
    'At the end of the turn: 10 points for the Shadow or 4 for the Free Peoples win the war by arms.',
  'action.pass': 'To do nothing for now. Only who has fewer unused dice than the other may pass.',
  'action.diplomatic': 'One step of one Nation on the Political Track.',
  'action.separate': 'Companions leave the Fellowship and appear on the map.',
  'card.event-card':
    'Each card has two halves: an Event, played with a die, and a Combat half, played in battle for nothing.',
  'card.combat-card': 'The lower half of a card, played in a round of battle. Both sides show theirs together.',
  'card.hand-limit': 'Six cards. Whoever has more discards at once.',
  'card.play-on-table': 'Such a card stays before its player and works until it says it is discarded.',
  'battle.battle':
    'Goes in rounds: cards, dice, re-rolls, losses. Then the attacker may stop, and the defender may retreat.',
  'battle.hit': 'A die of 5 or 6. Against walls, and against Cities in the first round, the attacker needs a 6.',
  'battle.retreat': 'After a round the defender may go to an adjacent free region.',
  'battle.retreat-into-siege':
    'Defenders of a Stronghold may go behind its walls before a round; the attacker then besieges them.',
  'battle.siege':
    'An attack on those inside. It lasts one round; for each further round the attacker turns an Elite into a Regular.',
  'battle.sortie': 'The besieged attack those who besiege them, in the open.',
  'battle.capture': 'An Army takes a Settlement. For a City it has 1 point, for a Stronghold 2.',
  'politics.active': 'An active Nation can go to war. The Nations of the Shadow and the Elves always are.',
  'politics.passive':
    'A passive Nation cannot take the last step to war. It wakes when it is attacked, when the Fellowship is declared in its City or Stronghold, or when the right Companion comes.',
  'politics.at-war': 'The last box of the Political Track: its units attack, cross all borders, and are mustered.',
  'fellowship.fellowship':
    'The Ring-bearers and the Companions who go with them, hidden somewhere near their last known position.',
  'fellowship.guide': 'The Companion of the highest Level leads the Fellowship and helps it with his own ability.',
  'fellowship.hidden': 'Nobody knows where exactly the Fellowship is. Only then can it move.',
  'fellowship.revealed': 'The enemy has seen the Fellowship. It has to hide before it can move again.',
  'fellowship.declare':
    'To show where the Fellowship is. In a City or Stronghold of the Free Peoples it heals 1 Corruption.',
  'fellowship.progress': 'How many regions the Fellowship may have gone since it was last seen.',
  'fellowship.corruption': 'What the Ring does to its bearers. At 12 the Shadow has won.',
  'fellowship.crack-of-doom':
    'The last step of the Mordor Track. Whoever brings the Ring there with less than 12 Corruption has won.',
  'hunt.hunt':
    'Each time the Fellowship moves the Shadow rolls its dice in the Hunt Box. One success, and a tile is drawn.',
  'hunt.pool': 'The Hunt tiles that can still be drawn.',
  'hunt.tile': 'Says how much damage the Fellowship takes, and whether it is revealed.',
  'hunt.level': 'How many dice of the Shadow are in the Hunt Box: so many it rolls, up to five.',
  'hunt.damage': 'Becomes Corruption, unless a Companion or a card takes it.',
  'hunt.eye-tile': 'Its damage is the number of successes of the Hunt roll; in Mordor, of the dice in the Hunt Box.',
  'victory.point': 'A City taken is worth 1, a Stronghold 2. The Shadow needs 10, the Free Peoples 4.',
};
