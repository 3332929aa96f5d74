import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { cardTextOf, readCard } from '@/domain/members/memberCard'
import { qrPath } from './MemberCard'

const text = cardTextOf('fdgZ1kQpL0aBfdgZ1kQpL0aB1234', 'zx81kQpL0aBfdgZ1kQpL')

/** Draws the path's rectangles back into modules. */
function modulesOf({ size, path }: ReturnType<typeof qrPath>): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
    modules[Number(y)]?.fill(true, Number(x), Number(x) + Number(width))
  return modules
}

describe('the QR code of a member card', () => {
  it('draws exactly the modules of the code of what the desk reads', () => {
    const drawn = qrPath(text)
    expect(modulesOf(drawn)).toEqual(encode(text, { ecc: 'M', border: 4 }).data)
    expect(readCard(text)).toEqual({
      gymId: 'fdgZ1kQpL0aBfdgZ1kQpL0aB1234',
      memberId: 'zx81kQpL0aBfdgZ1kQpL',
    })
  })

  it('has four white modules around it and stays coarse enough for a cheap scanner on 25 mm', () => {
    const drawn = qrPath(text)
    const modules = modulesOf(drawn)
    const edge = modules.flatMap((row, y) =>
      row.filter((_, x) => Math.min(x, y, drawn.size - 1 - x, drawn.size - 1 - y) < 4),
    )
    expect(edge).not.toContain(true)
    expect(25 / drawn.size).toBeGreaterThan(0.5)
  })
})
