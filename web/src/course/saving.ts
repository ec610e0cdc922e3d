// Saving something as a file from the page.

export function saveUrl(url: string, name: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}

export function save(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  saveUrl(url, name)
  // The browser needs the address until it has begun to save.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
