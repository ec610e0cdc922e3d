// What the band says: what is asked of me, or for whom we wait.

import { askedBy } from '../../state/table/asked'
import type { Scene } from '../../state/table/scene'
import type { Message, PromptContent, PromptNews } from './prompt'

export interface Situation {
  readonly kind: 'asked' | 'holding' | 'watching' | 'waiting' | 'stands-in' | 'lost' | 'over'
  /** Whose pawn stands in the band. */
  readonly seat: number | null
  readonly sentence: Message
  readonly note: Message | null
}

export function situationOf(scene: Scene, content: PromptContent | null, news: PromptNews | null = null): Situation {
  const { turn, seat, info, view } = scene
  // Also the last move of a game can be taken back until its player lets it stand.
  if (scene.live && turn.holding !== null && turn.holding === seat) return plain('holding', seat, 'page-prompt-holding')
  if (scene.result !== null || view?.step === 'over') return plain('over', null, 'page-prompt-over')
  // A game that is seen again: nobody waits.
  if (info.state === 'over' && view !== null) {
    return { kind: 'watching', seat: turn.deciding, sentence: decisionOf(scene, view.step), note: null }
  }
  if (seat !== null && !scene.live) return plain('lost', seat, 'page-prompt-lost')
  const mine = seat === null ? undefined : info.seats[seat]
  if (mine?.bot != null) return plain('stands-in', seat, 'page-prompt-stands-in-you')
  if (content !== null) return { kind: 'asked', seat, sentence: content.sentence, note: content.have ?? null }
  if (news !== null) return { kind: 'watching', seat: news.seat, sentence: news.sentence, note: news.note ?? null }
  const waited = askedBy(turn)
  // My turn has come, but what led to it is still being shown.
  if (waited === null || waited === seat) return plain('watching', scene.step?.by ?? seat, 'page-prompt-watch')
  return waitingFor(scene, waited)
}

function decisionOf({ turn: { deciding: seat }, reading }: Scene, step: string | undefined): Message {
  if (seat === null) return { id: 'page-prompt-over' }
  if (step === undefined || !reading.namesSteps) return { id: 'page-prompt-waiting', figures: { seat } }
  return { id: 'page-prompt-replay', figures: { seat, step } }
}

function plain(kind: Situation['kind'], seat: number | null, id: string): Situation {
  return { kind, seat, sentence: { id }, note: null }
}

function waitingFor(scene: Scene, seat: number): Situation {
  const sitting = scene.info.seats[seat]
  const figures = { seat }
  const isAway = sitting?.person != null && sitting.bot == null && !sitting.present
  // Several people share the screen, and it is on its way from one to the next.
  const isCovered = scene.seat === null && scene.mine.length > 1
  const note = isAway ? { id: 'page-prompt-away' } : isCovered ? { id: 'page-prompt-covered' } : null
  let id = 'page-prompt-waiting'
  if (sitting?.bot != null) id = sitting.person != null ? 'page-prompt-stands-in' : 'page-prompt-thinking'
  else if (scene.turn.holding === seat) id = 'page-prompt-waiting-end'
  else if (scene.view !== null) id = scene.reading.waiting?.(scene.view) ?? id
  return { kind: 'waiting', seat, sentence: { id, figures }, note }
}
