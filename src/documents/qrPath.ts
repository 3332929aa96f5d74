import { encode } from 'uqr'

/** What lies side by side is one rectangle, which halves the path. */
function runsOf(row: readonly boolean[], y: number): string {
  let path = ''
  let from = -1
  for (const [x, isDark] of [...row, false].entries()) {
    if (isDark && from < 0) from = x
    if (isDark || from < 0) continue
    path += `M${from} ${y}h${x - from}v1h-${x - from}z`
    from = -1
  }
  return path
}

/** The dark squares of a QR as one path, a unit a square, with the quiet edge that readers need around it. */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  return { size, path: data.map(runsOf).join('') }
}
