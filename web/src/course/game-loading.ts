// The two games are loaded when they are needed; who waits for others or behind the curtain loads them meanwhile.

export async function loadGame(game: 'board' | 'cards') {
  if (game === 'board') return { BoardTable: (await import('../games/board/table/BoardTable.svelte')).default }
  return { CardTable: (await import('../games/cards/table/CardTable.svelte')).default }
}
