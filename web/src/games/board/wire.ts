// Made of src/pioneers/board/shapes by `./run wire`. Do not change it by hand.

export type Profession = 'banker' | 'merchant' | 'barkeeper' | 'sergeant' | 'farmer' | 'gold-digger'

/** What lies on a city: a profession, or the hotel that takes anybody (B8.6). */
export type Tile = 'banker' | 'merchant' | 'barkeeper' | 'sergeant' | 'farmer' | 'gold-digger' | 'hotel'

/** Never above to the right: screens write there what a drive costs. */
export type LabelSide = 'above' | 'above-left' | 'below' | 'below-left' | 'below-right' | 'left' | 'right'

/** A coach (B1.4): its points when emptied, and the profession of each seat. */
export interface Coach {
  readonly id: string
  readonly points: number
  readonly seats: readonly Profession[]
}

/** A space of the board; the start is one too. */
export interface City {
  readonly id: string
  readonly name: string
  /** Seen from the upper left corner of a board of `width` × `height` units. */
  readonly x: number
  readonly y: number
  readonly latitude: number | null
  readonly longitude: number | null
  /** The side on which its name stands, if the board file says so. */
  readonly label: LabelSide | null
}

/** Two cities that a stagecoach drives between. */
export interface Line {
  /** As in views and in the notation: `albany--boston`. */
  readonly id: string
  readonly between: readonly [string, string]
}

/** Where everything lies: the side in play (B2.2). */
export interface BoardDrawn {
  readonly name: string
  /** Whether the cities lie on the map of a country that screens have; own boards have none. */
  readonly map: 'usa' | null
  readonly width: number
  readonly height: number
  readonly start: string
  /** Covered ones included. */
  readonly cities: readonly City[]
  readonly lines: readonly Line[]
  readonly covered: readonly string[]
}

/** The coaches of the game (B2.8). */
export interface CoachesInBox {
  readonly starting: readonly Coach[]
  readonly others: readonly Coach[]
  /** So many of the others were removed unseen, so many lie open, the rest is the stack at the beginning. */
  readonly removed: number
  readonly display: number
  readonly stack: number
}

/** A purchase in its notation, and what it costs. */
export interface PricedPurchase {
  readonly action: string
  readonly price: number
}

/** What is paid to the bank, or to who lets others join (B10.1). */
export interface Prices {
  readonly road: number
  readonly roads: number
  /** By the place in the display (B5.6). */
  readonly coach: readonly number[]
  readonly join: number
}

/** What the bank pays. */
export interface MoneyFigures {
  readonly start: number
  readonly income: number
  /** More income for each banker tile (B4.1). */
  readonly banker: number
  readonly hotel: number
  readonly emptied: number
}

/** Roads and pioneers of each player, nuggets of all, at the beginning. */
export interface SupplyFigures {
  readonly roads: number
  readonly pioneers: number
  readonly nuggets: number
}

/** How many count, or are allowed. */
export interface LimitFigures {
  readonly bankers: number
  readonly merchants: number
  readonly farmers: number
  readonly idle_rounds: number
}

/** What counts at the end (B11). */
export interface PointFigures {
  readonly pioneer: number
}

/** The board, the coaches and the figures of the rules, for screens. */
export interface BoardComponents extends BoardDrawn {
  readonly game: 'board'
  readonly data: string
  readonly players: number
  readonly professions: readonly Profession[]
  readonly tiles: readonly Tile[]
  readonly tile_counts: Readonly<Record<Tile, number>>
  readonly coaches: CoachesInBox
  readonly nugget_values: readonly number[]
  /** Every purchase there can be (B5.1). */
  readonly purchases: readonly PricedPurchase[]
  readonly prices: Prices
  readonly money: MoneyFigures
  readonly supply: SupplyFigures
  readonly limits: LimitFigures
  readonly points: PointFigures
}

/** A turn begins (B3.1). */
export interface TurnBegan {
  readonly event: 'turn'
  readonly seat: number
  readonly round: number
}

/** Income, and how much of it is for bankers (B4.1). */
export interface IncomeReceived {
  readonly event: 'income'
  readonly seat: number
  readonly amount: number
  readonly bankers: number
  readonly extra: number
}

/** One road or two are paid for (B5.1). */
export interface RoadsBought {
  readonly event: 'bought-road' | 'bought-roads'
  readonly seat: number
  readonly price: number
}

/** A coach as figures of an event. */
export interface CoachTold {
  readonly coach: string
  readonly points: number
  readonly seats: readonly Profession[]
}

/** A coach leaves the display (B5.6). */
export interface CoachBought extends CoachTold {
  readonly event: 'bought-coach'
  readonly seat: number
  readonly place: number
  readonly price: number
}

/** The next coach of the stack lies open (B5.7); so many are left in it. */
export interface CoachDisplayed extends CoachTold {
  readonly event: 'displayed'
  readonly left: number
}

/** Somebody could have done something, or more of it. */
export interface Abstained {
  readonly event: 'bought-nothing-more' | 'passed' | 'declined'
  readonly seat: number
}

/** A road stands on a line (B5.4), or a sergeant has built it (B8.2). */
export interface RoadBuilt {
  readonly event: 'built' | 'built-free'
  readonly seat: number
  readonly line: string
}

/** One line of a drive (B6.2). */
export interface LineDriven extends Toll {
  readonly event: 'drove'
  readonly seat: number
  readonly start: string
  readonly city: string
}

/** A pioneer settles, and the tile is taken (B7.1). */
export interface PioneerSettled {
  readonly event: 'settled'
  readonly seat: number
  readonly profession: Profession
  readonly coach: number
  readonly city: string
  readonly tile: Tile
}

/** A coach is empty and scores (B9.1). */
export interface CoachEmptied {
  readonly event: 'emptied'
  readonly seat: number
  readonly coach: number
  readonly points: number
  readonly money: number
}

/** A banker or a merchant stays with who settled (B8.1). */
export interface TileKept {
  readonly event: 'tile-kept'
  readonly seat: number
  readonly tile: Tile
  readonly count: number
}

/** A tile without effect: as many lie there as count (B4.2, B5.3). */
export interface TileGone {
  readonly event: 'tile-gone'
  readonly seat: number
  readonly tile: Tile
}

/** A barkeeper sends one more pioneer to the supply (B8.3). */
export interface PioneerReturned {
  readonly event: 'returned'
  readonly seat: number
  readonly profession: Profession
  readonly coach: number
}

/** A gold digger takes a nugget, face down (B8.4). */
export interface NuggetTaken {
  readonly event: 'nugget'
  readonly seat: number
  readonly left: number
  /** For its owner alone. */
  readonly value?: number
}

/** The bank pays for a hotel (B8.6). */
export interface HotelPaid {
  readonly event: 'hotel'
  readonly seat: number
  readonly amount: number
}

/** Another player settles a pioneer as well and pays for it (B10.1). */
export interface PioneerJoined {
  readonly event: 'joined'
  readonly seat: number
  readonly host: number
  readonly price: number
  readonly profession: Profession
  readonly coach: number
  readonly city: string
}

/** A special action was not taken (B8.7). */
export interface StepSkipped {
  readonly event: 'skipped'
  readonly seat: number
  readonly step: BoardStep
}

/** The game ends after this round (B3.2). */
export interface EndComing {
  readonly event: 'ending'
  readonly reason: BoardReason
  readonly round: number
  readonly seat?: number
}

/** Nobody bought anything and the stagecoach did not move: one more such round ends the game (B3.3). */
export interface IdleWarned {
  readonly event: 'warned'
  readonly round: number
}

/** The game is over (B3.2, B3.3). */
export interface GameOver {
  readonly event: 'over'
  readonly reasons: readonly BoardReason[]
  readonly round: number
}

/** What a seat has in the end (B11). */
export interface SeatScored extends BoardParts {
  readonly event: 'scored'
  readonly seat: number
  readonly total: number
}

/** Who has won (B11.4). */
export interface GameWon {
  readonly event: 'won'
  readonly seats: readonly number[]
}

export type BoardEvent =
  | TurnBegan
  | IncomeReceived
  | RoadsBought
  | CoachBought
  | CoachDisplayed
  | Abstained
  | RoadBuilt
  | LineDriven
  | PioneerSettled
  | CoachEmptied
  | TileKept
  | TileGone
  | PioneerReturned
  | NuggetTaken
  | HotelPaid
  | PioneerJoined
  | StepSkipped
  | EndComing
  | IdleWarned
  | GameOver
  | SeatScored
  | GameWon

/** What a line costs (B6.2): dollars to the bank, or a share to each owner of a road on it. */
export interface Toll {
  readonly bank: number
  /** The seats that are paid. */
  readonly paid: readonly number[]
  /** What each of those who are paid gets. */
  readonly share: number
}

/** One line of a route with its toll. */
export interface RouteLine extends Toll {
  readonly line: string
}

/** A whole way to drive. */
export interface Route {
  /** Spaces in order without the one where the stagecoach stands. */
  readonly path: readonly string[]
  readonly fare: number
  readonly bank: number
  /** Dollars by seat, written as a text; who gets nothing is left out. */
  readonly paid: Readonly<Record<string, number>>
  readonly lines: readonly RouteLine[]
}

/** By city in reach: the cheapest route first, then one for each other set of people that it pays. */
export type Routes = Readonly<Record<string, readonly Route[]>>

/** Points by what they are for (B11.1 to B11.3). */
export interface BoardParts {
  readonly coaches: number
  readonly empty: number
  readonly nuggets: number
  readonly network: number
}

/** The scoring, by seat; before the end, as if the game ended now. */
export interface BoardResult {
  readonly over: boolean
  readonly reasons: readonly BoardReason[]
  readonly scores: readonly number[]
  readonly parts: readonly BoardParts[]
  /** The cities of the network that counts (B11.3). */
  readonly networks: readonly (readonly string[])[]
  readonly money: readonly number[]
  /** 1 is the first; several may share a rank. */
  readonly ranks: readonly number[]
  readonly winners: readonly number[]
}

/** Points of which only the bounds are known; both are the same where nothing is hidden. */
export interface Span {
  readonly low: number
  readonly high: number
}

/** What a seat would have if the game ended now (B11), as far as the viewer may know. */
export interface SeatStanding {
  readonly coaches: number
  readonly empty: number
  readonly network: number
  /** Own pioneers in the network that counts (B11.3). */
  readonly pioneers: number
  /** The lines of that network. */
  readonly lines: readonly string[]
  readonly nuggets: Span
  /** What everybody knows of them: who shares a screen shows no more. */
  readonly open_nuggets: Span
  readonly total: Span
}

/** What is left until the last round begins (B3.2): coaches in the stack, and roads of who has fewest. */
export interface EndNear {
  readonly coaches: number
  readonly roads: number
  /** Who has so few roads. */
  readonly seats: readonly number[]
}

/** Purchases that the active player may still make in this turn, and how many it has in all (B5.2). */
export interface PurchasesLeft {
  readonly left: number
  readonly all: number
}

/** How everyone stands, and what of the turn is left. */
export interface BoardStanding {
  readonly seats: readonly SeatStanding[]
  /** Who may be ahead, as far as the viewer knows: one alone certainly is, were it not for a tie. */
  readonly leading: readonly number[]
  readonly end: EndNear
  readonly purchases: PurchasesLeft
}

/** What a road would bring at the end, were it now (B11.3). */
export interface RoadGain {
  /** Own pioneers in the network that it would be a part of. */
  readonly pioneers: number
  /** How many more points the largest network would be worth. */
  readonly points: number
}

/** By city: the cheapest fare. */
export type Fares = Readonly<Record<string, number>>

/** What a player wants to know while buying and building. */
export interface Prospects {
  /** By line on which a road may be built now. */
  readonly roads: Readonly<Record<string, RoadGain>>
  /** By purchase that is possible now: where the money that it leaves would still lead. */
  readonly reach: Readonly<Record<string, Fares>>
  /** The purchases that cannot be taken back, for they bring a coach out of the stack (B5.7). */
  readonly final: readonly string[]
}

export type BoardStep = 'purchase' | 'place' | 'drive' | 'settle' | 'barkeeper' | 'sergeant' | 'farmer' | 'join' | 'over'

export type Purchase = 'road' | 'roads' | 'coach'

/** Why a game ends (B3.2, B3.3). */
export type BoardReason = 'roads' | 'stack' | 'idle'

/** A coach that somebody has. An emptied one stays in its place. */
export interface OwnedCoach extends Coach {
  /** Those who have not left it yet. */
  readonly aboard: readonly Profession[]
}

/** What a seat has. */
export interface BoardPlayer {
  readonly money: number
  readonly score: number
  readonly bankers: number
  readonly merchants: number
  /** Roads and pioneers that are left in the supply. */
  readonly roads: number
  readonly pioneers: number
  /** In the order in which they were taken: coach 1 of the notation is the first. */
  readonly coaches: readonly OwnedCoach[]
  /** Values; null where this seat may not see them. At the end all lie open (B11.2). */
  readonly nuggets: readonly (number | null)[]
}

/** What has happened in this turn, as far as it matters for what comes. */
export interface BoardTurn {
  readonly purchases: readonly Purchase[]
  /** Roads bought and still to be placed. */
  readonly placing: number
  /** Spaces of this drive, its start included; the stagecoach does not enter them again (B6.6). */
  readonly visited: readonly string[]
  /** The tile that was reached. */
  readonly tile: Tile | null
  /** With which pioneer it was settled. */
  readonly settled: Profession | null
  readonly farmers: number
  /** How many have been asked whether they join. */
  readonly asked: number
}

/** All that lies on the table. */
export interface BoardPosition {
  readonly game: 'board'
  readonly rules: number
  readonly data: string
  readonly players: number
  readonly round: number
  readonly first: number
  /** Whose turn it is. */
  readonly active: number
  /** Who decides now: another one when he is asked to join (B10). Null when the game is over. */
  readonly seat: number | null
  readonly step: BoardStep
  readonly stagecoach: string
  readonly covered: readonly string[]
  /** By city that still shows its tile. */
  readonly tiles: Readonly<Record<string, Tile>>
  /** By line that has a road: the seats that own one. */
  readonly roads: Readonly<Record<string, readonly number[]>>
  /** By city where any stands: how many of each seat. */
  readonly pioneers: Readonly<Record<string, readonly number[]>>
  readonly display: readonly Coach[]
  readonly stack: readonly (Coach | null)[]
  readonly nuggets: readonly (number | null)[]
  readonly seats: readonly BoardPlayer[]
  readonly turn: BoardTurn
  readonly bought: boolean
  readonly moved: boolean
  readonly idle_rounds: number
  readonly ending: readonly BoardReason[]
}

/** What a seat may know of a position: what is hidden from it is null. */
export interface BoardView extends BoardPosition {
  /** The seat; null for a spectator. */
  readonly viewer: number | null
}
