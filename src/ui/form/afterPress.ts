/**
 * Leaving a field by pressing something else shows the field's error, which moves what lies below: between press and
 * release the target would slip away and the click be lost. So what a blur sets off waits for the release.
 */
let isPressed = false
let isListening = false
const waiting: (() => void)[] = []

const release = () => {
  isPressed = false
  // The click comes right after the release.
  window.setTimeout(() => waiting.splice(0).forEach((run) => run()))
}

export function listenForPresses(): void {
  if (isListening) return
  isListening = true
  window.addEventListener('pointerdown', () => (isPressed = true), true)
  window.addEventListener('pointerup', release, true)
  window.addEventListener('pointercancel', release, true)
}

export function afterPress(run: () => void): void {
  if (isPressed) waiting.push(run)
  else run()
}
