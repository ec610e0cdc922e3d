// Entries of the table's menu.

export interface MenuEntry {
  readonly label: string
  readonly icon?: string
  readonly href?: string
  readonly onselect?: () => void
  readonly checked?: boolean
  readonly parted?: boolean
}

/** The dialogs that it opens. */
export type TableDialog = 'keys' | 'settings' | 'people' | 'leave'
