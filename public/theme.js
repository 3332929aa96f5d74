// A chosen theme must not flash the other one. This is here before the styles, without which nothing is painted, and does
// not hold them up. src/app/theme.ts says the same later.
try {
  const chosen = localStorage.getItem('theme')
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen
} catch {
  // The browser refuses storage: the device's own theme stands.
}
