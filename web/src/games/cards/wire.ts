// Made of src/pioneers/cards/shapes by `./run wire`. Do not change it by hand.

export type Suit = 'stone' | 'gold' | 'deer' | 'tree'

export type CardKind = 'stone' | 'gold' | 'deer' | 'tree' | 'thief' | 'storm'

/** `stone 4`, `thief`, `storm 12`: as in the notation. */
export type Card = string

export type Building = 'house' | 'windmill' | 'barn' | 'storehouse'

/** Two players have a hand each, or one for each of their places (C2.2). */
export type Hands = 'one' | 'separate'

/** Supply cards by suit. */
export interface Supplies {
  readonly stone: number
  readonly gold: number
  readonly deer: number
  readonly tree: number
}

/** A card of the deck (C1.1). */
export interface PlayCard {
  readonly id: Card
  readonly kind: CardKind
  /** Thieves have none. */
  readonly number: number | null
  readonly copies: number
}

/** A building (C1.4) and what it costs. */
export interface PricedBuilding {
  readonly id: Building
  readonly price: Supplies
}

/** The deck, the supplies and the prices, for screens. */
export interface CardComponents {
  readonly game: 'cards'
  readonly data: string
  readonly players: number
  readonly name: string
  readonly hands: Hands
  /** Cards in each hand at the beginning of a run. */
  readonly hand_size: number
  /** By place at the table: the seat that plays there. Two players sit at four places (C2.2). */
  readonly places: readonly number[]
  readonly suits: readonly Suit[]
  /** More of the first decides a tie, then of the next (C6.2). */
  readonly tie_break: readonly Suit[]
  /** The different cards in the order of the deck. */
  readonly cards: readonly PlayCard[]
  readonly stock: Supplies
  readonly buildings: readonly PricedBuilding[]
  readonly first_trump: Suit
  readonly exchange: number
  readonly runs: number
}

/** A supply run begins (C2.1). */
export interface RunBegan {
  readonly event: 'run'
  readonly run: number
  readonly starter: number
}

/** Cards come into a hand (C2.1, C2.4). */
export interface CardsDrawn {
  readonly event: 'dealt' | 'drew'
  readonly seat: number
  readonly count: number
  /** For their owner alone. */
  readonly cards?: readonly Card[]
}

/** A card is given away for another (C2.4). */
export interface CardDiscarded {
  readonly event: 'discarded'
  readonly seat: number
  /** For who gave it away alone. */
  readonly card?: Card
}

/** Somebody leaves it at that, or gets nothing. */
export interface NothingMore {
  readonly event: 'kept' | 'build-done' | 'storm-empty' | 'thief-empty' | 'thief-lost'
  readonly seat: number
}

/** A suit was named, or a supply card of it came or went. */
export interface SuitTold {
  readonly event: 'exchange-paid' | 'supply-taken' | 'stock-out' | 'storm-took' | 'trump-named' | 'paid-start'
  readonly seat: number
  readonly suit: Suit
}

/** A play is complete and lies open (C3.1). */
export interface CardsPlayed {
  readonly event: 'played'
  readonly seat: number
  readonly place: number
  readonly cards: readonly Card[]
}

/** A trick is won, and why (C4.1, C4.2). */
export interface TrickWon extends Standing {
  readonly event: 'trick-won'
}

/** A thief has taken a supply card (C4.6, C5.1). */
export interface SupplyStolen {
  readonly event: 'stolen'
  readonly seat: number
  readonly victim: number
  readonly suit: Suit
}

/** Who should lead holds only thieves and loses them (C4.8). */
export interface ThievesLost {
  readonly event: 'thieves-lost'
  readonly seat: number
  readonly place: number
  readonly count: number
}

/** The only hand that is left is shown (C5.1). */
export interface LastHandShown {
  readonly event: 'last-hand'
  readonly seat: number
  readonly cards: readonly Card[]
}

/** All tricks are played; now everyone may build (C6.1). */
export interface RunEnded {
  readonly event: 'run-ends'
  readonly run: number
}

/** A building stands (C6.1). */
export interface BuildingRaised {
  readonly event: 'building-raised'
  readonly seat: number
  readonly building: Building
}

/** Who starts the next run was drawn among those who are tied (C6.3). */
export interface StarterDrawn {
  readonly event: 'starter-drawn'
  readonly seat: number
  readonly among: readonly number[]
}

/** The game is over (C6.2, C6.4). */
export interface GameFinished {
  readonly event: 'game-finished'
  readonly reason: CardReason
  readonly run: number
}

/** What a seat has in the end (C6.2). */
export interface SeatCounted {
  readonly event: 'counted'
  readonly seat: number
  readonly buildings: number
  readonly supplies: number
}

/** Who has won (C6.2, C6.4). */
export interface GameWon {
  readonly event: 'won'
  readonly seats: readonly number[]
}

export type CardEvent =
  | RunBegan
  | CardsDrawn
  | CardDiscarded
  | NothingMore
  | SuitTold
  | CardsPlayed
  | TrickWon
  | SupplyStolen
  | ThievesLost
  | LastHandShown
  | RunEnded
  | BuildingRaised
  | StarterDrawn
  | GameFinished
  | SeatCounted
  | GameWon

/** One seat. */
export interface CardSeatStanding {
  readonly buildings: number
  /** Supply cards that it lacks for all that is not built yet (C6.1). */
  readonly missing: number
}

/** How everyone stands, were the game over now (C6.2). */
export interface CardStanding {
  readonly seats: readonly CardSeatStanding[]
  /** Who would win. */
  readonly leading: readonly number[]
}

export type CardStep = 'exchange' | 'discard' | 'play' | 'add' | 'take' | 'trump' | 'steal' | 'plunder' | 'build' | 'pay' | 'over'

/** Why a game ends (C6.2). */
export type CardReason = 'settlement' | 'runs'

/** What one place has played in a trick. */
export interface CardPlay {
  readonly place: number
  readonly cards: readonly Card[]
}

/** The trick as it lies. */
export interface Trick {
  readonly leader: number
  /** The suit to follow; null until one was played. */
  readonly suit: Suit | null
  readonly trump: Suit
  /** The complete ones, in order. */
  readonly plays: readonly CardPlay[]
  /** The place that has won it; null while it is being played. */
  readonly winner: number | null
}

/** Why a place is ahead in the trick, or has won it: with which sum, of which suit, or with a storm. */
export interface Standing {
  readonly seat: number
  readonly place: number
  readonly sum: number
  readonly by: 'suit' | 'trump' | 'storm'
  readonly suit: Suit | null
}

/** What was chosen for the game. */
export interface CardOptions {
  readonly hands: Hands
}

/** How far a part of a run has come. */
export interface RunPhase {
  readonly asked: number
  readonly discarding: number
  readonly thieves: number
  readonly contenders: readonly number[]
  readonly payers: readonly number[]
}

/** What is open to everybody. */
export interface CardsOpen {
  readonly game: 'cards'
  readonly rules: number
  readonly data: string
  readonly players: number
  readonly options: CardOptions
  readonly run: number
  readonly starter: number
  /** Who decides now. Null when the game is over. */
  readonly seat: number | null
  readonly step: CardStep
  /** The place whose play it is, in a trick. Two players have four places (C2.2). */
  readonly place: number | null
  readonly trump: Suit
  /** By hand: the suits it has shown to lack. */
  readonly void: readonly (readonly Suit[])[]
  /** Played in earlier tricks of this run, lost or shown. */
  readonly gone: readonly Card[]
  readonly trick: Trick
  /** The earlier ones of this run, since rules 3; missing in games by older rules. */
  readonly tricks?: readonly Trick[]
  readonly supplies: readonly Supplies[]
  readonly stock: Supplies
  readonly buildings: readonly (readonly Building[])[]
  readonly phase: RunPhase
}

/** What a seat may know of a position: what is hidden from it is null. */
export interface CardView extends CardsOpen {
  /** By hand: one a seat, or one a place with separate hands. */
  readonly hands: readonly (readonly (Card | null)[])[]
  readonly discards: readonly (readonly (Card | null)[])[]
  readonly deck: readonly (Card | null)[]
  /** The play that is being made, seen by its player alone. */
  readonly pending: readonly Card[]
  /** Who would win the trick as it lies. */
  readonly ahead: Standing | null
  /** The seat; null for a spectator. */
  readonly viewer: number | null
}

/** What is counted (C6.2). */
export interface CardParts extends Supplies {
  readonly buildings: number
  readonly supplies: number
}

/** The count, by seat; before the end, as if the game ended now. */
export interface CardResult {
  readonly over: boolean
  readonly reasons: readonly CardReason[]
  readonly scores: readonly number[]
  readonly parts: readonly CardParts[]
  /** 1 is the first; several may share a rank. */
  readonly ranks: readonly number[]
  readonly winners: readonly number[]
}
