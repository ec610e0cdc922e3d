// Sets the theme before anything is painted, so that a dark page does not flash. The rest does src/preferences.svelte.ts.
try {
  var theme = JSON.parse(localStorage.getItem('pioneers') || '{}').theme
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Without storage the page looks as the device does.
}
