// Icons are the data of one path, or markup where one path is not enough.

export const isMarkup = (body: string): boolean => body.startsWith('<')

/** What is drawn, as it stands in a file. */
export const markupOf = (body: string): string => (isMarkup(body) ? body : `<path fill="currentColor" d="${body}"/>`)
