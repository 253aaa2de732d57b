import type { ArtObject } from './artObjects';

type Rule = readonly [words: RegExp, objects: string];

/** Words that are what the title is about, the most telling first; of several objects the title's own number chooses. */
const ABOUT: readonly Rule[] = [
  [/dragon/, 'dragon'],
  [/monopoly/, 'hat'],
  [/deal or/, 'briefcase'],
  [/mega ball|lotto|keno|bingo/, 'balls'],
  [/jhandi|munda/, 'symbolDice'],
  [/matka/, 'pot'],
  [/war\b/, 'swords'],
  [/amar|mask|masquer/, 'mask'],
  [/up.*down/, 'upDown'],
  [/sic ?bo/, 'threeDice'],
  [/queen/, 'queen'],
  [/king\b/, 'king'],
  [/crazy|fortune wheel|wheel of/, 'fortune'],
  [/roulette|रूलेट/, 'roulette tilted rouletteBall tilted roulette layout'],
  [/teen ?patti|पत्ती/, 'aces fan'],
  [/andar|bahar/, 'sides joker'],
  [/baccarat/, 'nine chips squeeze shoe'],
  [/blackjack|21\b/, 'pair chips'],
  [/32 cards|card/, 'deck fan king'],
  [/lucky ?7/, 'seven sevens'],
  [/goal|penalty/, 'goal'],
  [/aviator|crash|jet/, 'plane'],
  [/mines?\b/, 'mines'],
  [/plinko/, 'pegs'],
  [/hi-?lo/, 'arrows'],
  [/rocket|space/, 'rocket'],
  [/balloon/, 'balloon'],
  [/dice|craps/, 'dice oneDie'],
  [/elephant/, 'elephant'],
  [/tiger/, 'tiger'],
  [/lion/, 'lion'],
  [/peacock/, 'peacock'],
  [/horse|derby/, 'horse'],
  [/cobra|snake|naga/, 'cobra'],
  [/caravan|camel/, 'camel'],
  [/bull|buffalo/, 'bull'],
  [/pearl/, 'pearls'],
  [/lotus|flower/, 'lotus'],
  [/temple|shrine/, 'temple'],
  [/fort\b|castle/, 'fort'],
  [/palace|taj/, 'palace'],
  [/rajah|treasure|riches/, 'chest'],
  [/maharani|jewel/, 'necklace'],
  [/diwali|diya/, 'diya lantern'],
  [/genie|lamp/, 'lamp'],
  [/spice|masala/, 'spices'],
  [/kite/, 'kite'],
  [/mango/, 'mango'],
  [/himalaya|everest|mountain/, 'mountain'],
  [/tuk/, 'tukTuk'],
  [/sitar|raga/, 'sitar'],
  [/drum|bhangra/, 'drum'],
  [/bollywood|film|movie/, 'clapper mic'],
  [/chai|tea\b|coffee/, 'cup'],
  [/banyan|tree|forest|jungle/, 'tree'],
  [/silk road|quest|explor/, 'compass'],
  [/book/, 'book'],
  [/cricket/, 'bat'],
  [/soccer|football/, 'ball'],
  [/thali|feast/, 'thali'],
  [/starlight|star\b/, 'star moon'],
  [/monsoon|rain|thunder/, 'rain'],
  [/desert|sahara/, 'dunes'],
  [/midnight|moon|night/, 'moon'],
  [/sun\b|सुनहरा/, 'sun'],
  [/fire|hot\b|inferno/, 'fire'],
  [/ship|pirate|sea\b/, 'ship'],
  [/island|beach|goa\b/, 'island'],
  [/fruit|cherry/, 'fruits melon lemon'],
  [/bell/, 'bells'],
  [/sevens?|\b7\b|777/, 'sevens'],
  [/gem|stones?\b/, 'gems'],
  [/diamond|silver/, 'diamond'],
  [/crown|royal/, 'crown'],
  [/ring\b/, 'ring'],
  [/gold|bullion/, 'bars coins'],
  [/coin|money/, 'coins'],
  [/wheel|fortune/, 'fortune'],
  [/reels?/, 'reels'],
];

/** What a kind of game shows when its title says nothing. */
const BY_KIND: Readonly<Record<string, string>> = {
  roulette: 'roulette tilted rouletteBall tilted roulette layout',
  andarbahar: 'sides joker',
  teenpatti: 'aces fan',
  baccarat: 'nine shoe chips squeeze',
  lucky7: 'seven sevens',
  dice: 'dice threeDice oneDie',
  cards32: 'deck fan king queen',
  blackjack: 'pair chips',
  cards: 'deck fan pair',
  gameshows: 'fortune mic trophy mask',
  instant: 'rocket mine balloon star',
  slots:
    'reels fruits bells gems sevens lemon melon crown coins island ship house fire lion lamp bull horse sun book',
  sports: 'ball bat trophy',
};

/** Words that say how it differs from its like: a second, smaller thing. */
const BESIDE: readonly Rule[] = [
  [/lightning|thunder|power|speed.*roul/, 'bolt'],
  [/speed|instant|one day|20-20/, 'clock'],
  [/dragon tiger/, 'tiger'],
  [/cricket/, 'bat'],
  [/infinite|limitless|world|european/, 'globe'],
  [/diamond/, 'diamond'],
  [/golden|gold|wealth/, 'bars'],
  [/namaste|hindi|हिन्दी/, 'diya'],
  [/knockout/, 'glove'],
  [/squeeze/, 'squeeze'],
  [/free bet|bonus|bet on/, 'gift'],
  [/super|ultimate/, 'star'],
  [/bollywood|ott\b/, 'clapper'],
  [/royal|maharani|king|queen|rajah/, 'crown'],
  [/jackpot/, 'coins'],
  [/monsoon/, 'rain'],
  [/midnight/, 'moon'],
  [/desert/, 'dunes'],
  [/lotus/, 'lotus'],
  [/lucky/, 'seven'],
  [/auto/, 'reels'],
  [/mini/, 'oneDie'],
  [/silver/, 'ring'],
  [/festival/, 'drum'],
  [/six-seat|salon|lobby|no commission/, 'chips'],
];

export interface ObjectsOfTitle {
  readonly object: ArtObject;
  readonly beside: ArtObject | null;
}

/** What the picture of a title shows. `seed`: the title's own number. */
export function objectOfTitle(name: string, kind: string, seed: number): ObjectsOfTitle {
  const title = name.toLowerCase();
  const object = pick(wordsFor(ABOUT, title) ?? BY_KIND[kind] ?? 'chips crown star', seed);
  const beside = wordsFor(BESIDE, title);
  return { object, beside: beside === null || beside === object ? null : (beside as ArtObject) };
}

function wordsFor(rules: readonly Rule[], title: string): string | null {
  return rules.find(([words]) => words.test(title))?.[1] ?? null;
}

function pick(objects: string, seed: number): ArtObject {
  const of = objects.split(' ');
  return (of[seed % of.length] ?? 'star') as ArtObject;
}
