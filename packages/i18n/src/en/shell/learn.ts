/** For newcomers: the guided game and the words of the games. */
export const learn = {
  'nav.learn': 'Learn',
  'learn.lead':
    'The quickest way in is to play. A guide sits beside you, says what each question means, and tells you on request what a captain would do. Leave it whenever you like; the game goes on.',
  'learn.first': '{game}: a first game',
  'learn.board':
    'You lead the Free Peoples of Middle-earth and the Fellowship of the Ring; a Ranger plays the Shadow. The first turns take twenty minutes, a whole game two hours. It is kept, so take your time.',
  'learn.cards':
    'A duel for two: you have all cards of the Free Peoples, a Ranger those of the Shadow. A round takes five minutes, a whole game an hour.',
  'learn.rules':
    'Everything the program plays by, rule by rule, to be searched. Each decision and each refusal names its rule.',
  'learn.begin': 'Begin with the guide',
  'glossary.title': 'Words of the game',
  'glossary.search': 'Search the words',
  'glossary.none': 'No such word.',
  'glossary.face': '{name} (on a die)',
  'glossary.open': 'Words of the game',
  'guide.title': 'Guide',
  'guide.next': 'Go on',
  'guide.understood': 'Understood',
  'guide.explain': 'Explain this question',
  'guide.advise': 'What would a captain do?',
  'guide.advice': 'A captain would: {answer}.',
  'guide.leave': 'Play without the guide',
} as const;
