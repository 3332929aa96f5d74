// Before the first paint, so that a chosen theme does not flash the other one. src/ui/theme.ts says the same later.
{
  const chosen = localStorage.getItem('theme')
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen
}
