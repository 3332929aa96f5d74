import { encode } from 'uqr'

/** Modules left white around a code, without which scanners do not find it (ISO/IEC 18004). */
const QUIET = 4

/**
 * A QR code as one SVG path over `size` × `size` units, a unit a module. Level M: a card is scratched sooner or later.
 */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  let path = ''
  for (const [y, row] of data.entries())
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue
      const from = x
      while (row[x + 1]) x += 1
      path += `M${from} ${y}h${x - from + 1}v1H${from}z`
    }
  return { size, path }
}
