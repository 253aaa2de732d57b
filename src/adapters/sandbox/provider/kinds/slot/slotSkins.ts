import type { SlotNumber } from '../../../wire/Plays';
import type { Feature } from './SlotModel';

type Skin = readonly [feature: Feature, symbols: string];

/** Each slot by its number: how it plays, and what its eight paying symbols show, the best one first. */
const SKINS: Readonly<Record<SlotNumber, Skin>> = {
  20101: ['expand', 'temple lotus lamp bell flower coin conch pearl'],
  20102: ['wildreel', 'cloud peacock umbrella mango flower boat frog drop'],
  20103: ['sticky', 'elephant crown gem drum coin ruby emerald lotus'],
  20104: ['rising', 'rajah crown lion diamond ruby emerald sword coin'],
  20105: ['walking', 'tiger fort moon drum flower fish mango leaf'],
  20106: ['scatters', 'lamp star sun sweet flower coin bell drum'],
  20107: ['mystery', 'saffron pepper cardamom clove coin mango lamp sack'],
  20108: ['sticky', 'maharani crown peacock pearl ruby gem heart coin'],
  20109: ['expand', 'pearl boat fish lotus lamp bell conch shell'],
  20110: ['rising', 'kite sun star drum reel cloud flower coin'],
  20111: ['respin', 'mango parrot cherry pot leaf sun bell coin'],
  20112: ['walking', 'yeti peak eagle tent moon book boot star'],
  20113: ['wildreel', 'peacock sapphire emerald flower moon pearl star coin'],
  20114: ['respin', 'tuktuk horn meter map drum star coin seven'],
  20115: ['scatters', 'sitar drum flute bell lotus moon star lamp'],
  20116: ['walking', 'camel fort dune sun moon lamp pot coin'],
  20117: ['mystery', 'emerald fort sword diamond crown ruby lion coin'],
  20118: ['expand', 'cobra flute basket gem moon lamp drum coin'],
  20119: ['rising', 'star heart camera drum flower seven bell coin'],
  20120: ['respin', 'chai kettle elephant leaf clay sun lamp coin'],
  20121: ['mystery', 'banyan book owl moon lotus lamp leaf coin'],
  20122: ['wildreel', 'silk dragon camel lamp pearl map boat coin'],
  20123: ['scatters', 'trophy bat ball stumps glove star drum coin'],
  20124: ['sticky', 'thali mango pepper sweet lamp flower seven coin'],
  20125: ['wildreel', 'sari star moon diamond heart flower bell coin'],
};

export const SLOT_SKINS: ReadonlyMap<string, Skin> = new Map(Object.entries(SKINS));
