// The tabs of the sheet on a small screen.

export type SheetTab = 'mine' | 'sale' | 'players' | 'log'
