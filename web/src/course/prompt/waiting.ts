// What the band says: what is asked of me, or for whom we wait.

import { askedBy } from '../../state/table/asked'
import type { Scene } from '../../state/table/scene'
import type { Message, PromptContent, PromptNews } from './prompt'

export interface Situation {
  readonly kind: 'asked' | 'holding' | 'watching' | 'waiting' | 'stands-in' | 'lost' | 'over'
  /** Whose pawn stands in the band. */
  readonly seat: number | null
  readonly sentence: Message
  /** What one has, or what came of it, a sentence each. */
  readonly notes: readonly Message[]
  readonly big?: boolean
}

/** `looksBack`: somebody looks back in a running game. */
export function situationOf(scene: Scene, content: PromptContent | null, looksBack = false): Situation {
  const { turn, seat, info, view } = scene
  const news = newsOf(scene)
  // Also the last move of a game can be taken back until its player lets it stand.
  if (scene.live && turn.holding !== null && turn.holding === seat) return plain('holding', seat, 'page-prompt-holding')
  if (scene.result !== null || view?.step === 'over') return plain('over', null, 'page-prompt-over')
  // A game that is seen again: nobody waits.
  if ((scene.isPast || info.state === 'over') && view !== null) {
    if (news !== null) return newsTold(news)
    if (looksBack) return plain('watching', null, 'page-past')
    return { kind: 'watching', seat: turn.deciding, sentence: decisionOf(scene, view.step), notes: [] }
  }
  if (scene.meanwhile) return { kind: 'watching', seat: null, sentence: scene.meanwhile, notes: [] }
  if (seat !== null && !scene.live) return plain('lost', seat, 'page-prompt-lost')
  const mine = seat === null ? undefined : info.seats[seat]
  if (mine?.bot != null) return plain('stands-in', seat, 'page-prompt-stands-in-you')
  if (content !== null)
    return { kind: 'asked', seat, sentence: content.sentence, notes: content.have ? [content.have] : [] }
  if (news !== null) return newsTold(news)
  const waited = askedBy(turn)
  // My turn has come, but what led to it is still being shown.
  if (waited === null || waited === seat) return plain('watching', scene.step?.by ?? seat, 'page-prompt-watch')
  return waitingFor(scene, waited)
}

/** What the step that is shown is told as. Who has done it himself needs no word for what is seen at a glance. */
function newsOf({ step, seat, reading }: Scene): PromptNews | null {
  const news = step === null ? null : (reading.news?.(step.events) ?? null)
  return news?.brief && step?.by === seat ? null : news
}

function newsTold({ seat, sentence, notes = [], big = false }: PromptNews): Situation {
  return { kind: 'watching', seat, sentence, notes, big }
}

function decisionOf({ turn: { deciding: seat }, reading }: Scene, step: string | undefined): Message {
  if (seat === null) return { id: 'page-prompt-over' }
  if (step === undefined || !reading.namesSteps) return { id: 'page-prompt-waiting', figures: { seat } }
  return { id: 'page-prompt-replay', figures: { seat, step } }
}

function plain(kind: Situation['kind'], seat: number | null, id: string): Situation {
  return { kind, seat, sentence: { id }, notes: [] }
}

function waitingFor(scene: Scene, seat: number): Situation {
  const sitting = scene.info.seats[seat]
  const figures = { seat }
  const isAway = sitting?.person != null && sitting.bot == null && !sitting.present
  // Several people share the screen, and it is on its way from one to the next.
  const isCovered = scene.seat === null && scene.mine.length > 1
  const notes = isAway ? [{ id: 'page-prompt-away' }] : isCovered ? [{ id: 'page-prompt-covered' }] : []
  let id = 'page-prompt-waiting'
  if (sitting?.bot != null) id = sitting.person != null ? 'page-prompt-stands-in' : 'page-prompt-thinking'
  else if (scene.turn.holding === seat) id = 'page-prompt-waiting-end'
  else if (scene.view !== null) id = scene.reading.waiting?.(scene.view) ?? id
  return { kind: 'waiting', seat, sentence: { id, figures }, notes }
}
