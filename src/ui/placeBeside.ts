type Placing = { side: 'above' | 'below'; align: 'start' | 'centre' | 'end'; gap: number }

const EDGE = 8

/** Puts a fixed box above or below its anchor, on the other side where there is no room, inside the window. */
export function placeBeside(box: HTMLElement, anchor: HTMLElement, { side, align, gap }: Placing): void {
  const around = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = box
  const above = around.top - gap - height
  const below = around.bottom + gap
  const fitsAbove = above >= EDGE
  const fitsBelow = below + height <= window.innerHeight - EDGE
  const isAbove = side === 'above' ? fitsAbove || !fitsBelow : !fitsBelow && fitsAbove
  const wanted =
    align === 'start'
      ? around.left
      : align === 'end'
        ? around.right - width
        : around.left + (around.width - width) / 2
  const left = Math.max(EDGE, Math.min(wanted, window.innerWidth - width - EDGE))
  const top = Math.max(EDGE, Math.min(isAbove ? above : below, window.innerHeight - height - EDGE))
  box.style.left = `${Math.round(left)}px`
  box.style.top = `${Math.round(top)}px`
}
