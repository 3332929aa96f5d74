/**
 * Makes everything under `screen` inert: the app's root and the overlays below. Returns what undoes it. PrimeReact's
 * panels and the toasts are children of the body of their own and stay alive.
 */
export function coverPage(screen: HTMLElement | null): () => void {
  const below = [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      !element.inert &&
      (element.id === 'root' || element.matches('[data-overlay]')) &&
      element !== screen,
  )
  for (const element of below) element.inert = true
  document.documentElement.style.overflow = 'hidden'
  return () => {
    for (const element of below) element.inert = false
    if (!document.querySelector('[data-overlay]')) document.documentElement.style.overflow = ''
  }
}
