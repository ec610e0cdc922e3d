// The faces of the bots' characters, by what the engine calls them: each a head on 32 × 32 with what tells it from the
// others in hat, hair and beard, so that no colour is needed. `ink` is drawn, `fill` filled.

interface FaceParts {
  /** Lines. */
  readonly ink: string
  /** Dark shapes: hats, hair, beards. */
  readonly fill: string
}

export const HEAD = 'M9 14v5a7 7 0 0 0 14 0v-5a7 7 0 0 0-14 0Z'
const EYES = 'M13 16v1.2M19 16v1.2'
const SMILE = 'M13.5 21.5q2.5 2 5 0'

export const FACES: Readonly<Record<string, FaceParts>> = {
  // A broad hat and a thick moustache.
  builder: {
    ink: EYES,
    fill: 'M3 12.5q13-3.5 26 0-6 2-13 2t-13-2ZM10 11V6q6-4 12 0v5q-6-1.5-12 0ZM11 21.500q2.5-3 5-1 2.5-2 5 1-2.5 1.5-5 0-2.5 1.5-5 0Z',
  },
  // Round spectacles and a nightcap with a tassel.
  miser: {
    ink: 'M15 16.500h2M14 21.800h4M13 16.500m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0M19 16.500m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
    fill: 'M8.5 13q1-8 8-8.5 8 0 9.5 8l1 4a1.8 1.8 0 1 1-2 .3l-2-4.300q-7-2-14.5.5Z',
  },
  // Hair and scarf in the wind, a cap pulled down.
  racer: {
    ink: `${EYES}M13.5 21q2.5 2.5 5 0`,
    fill: 'M9 13q1-7 7.5-7 6 0 7 6.500l4.5.8-4.5 1.500q-7-2-14.5-1.800ZM9 14q-4 .5-6-2 1 4 5.5 5L4 18.500q3 2.5 6 .5ZM10 24q6 4 12 0l1 3q-7 3-14 0Z',
  },
  // A bun of hair, earrings.
  trader: {
    ink: `${EYES}${SMILE}M8.5 20.500v2M23.5 20.500v2`,
    fill: 'M16 2.500a3 3 0 0 1 2.6 4.500Q24 8.5 24 16q-2-1-3-4.5-5 1.5-10 0-1 3.5-3 4.5 0-7.5 5.4-9A3 3 0 0 1 16 2.500ZM7.6 22.500h1.800v1.800H7.600ZM22.6 22.500h1.800v1.800h-1.800Z',
  },
  // A soft hat and a full beard.
  teamster: {
    ink: EYES,
    fill: 'M6 12.500Q7 5 15 6q2-2 5 0 6 .5 6.5 7-10-3-20.5-.5ZM9 18q1.5 1.5 4 .8 3-1 6 0 2.5.7 4-.8 1.5 9-7 10.500Q7.5 27 9 18ZM14 21h4q-2 2-4 0Z',
  },
  // A flat hat, a scarf over nose and mouth.
  robber: {
    ink: EYES,
    fill: 'M4 11.500h24l-1.5 2h-21ZM9 10.500l1.5-6h11l1.5 6ZM8.5 18.500q7.5 2 15 0l-1 5-6.5 6-6.5-6Z',
  },
  // A top hat with a card, curls.
  gambler: {
    ink: `${EYES}${SMILE}M19 3.500l3.5-1.5 1.5 4`,
    fill: 'M6 10.500h20v2H6ZM10 10V3h12v7ZM8.5 13.500a2 2 0 0 0-1.5 3 2 2 0 0 0 .5 3.5 2 2 0 0 0 2.5 1.500ZM23.5 13.500a2 2 0 0 1 1.5 3 2 2 0 0 1-.5 3.5 2 2 0 0 1-2.5 1.500Z',
  },
}

/** Somebody without a face of their own. */
export const ANYBODY: FaceParts = { ink: `${EYES}${SMILE}`, fill: 'M9 14q0-8 7-8t7 8q-3-3-7-3t-7 3Z' }
