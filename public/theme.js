// A chosen theme must not flash the other one. This is here before the styles, without which nothing is painted, and does
// not hold them up. src/ui/theme.ts says the same later.
{
  const chosen = localStorage.getItem('theme')
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen
}
