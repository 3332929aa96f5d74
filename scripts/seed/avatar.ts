import type { Gender } from '@/domain/members/member'
import type { Dice } from './dice'
import { pngOf } from './png'

type Colour = readonly [number, number, number]
/** How much of the point is covered, 0 to 1, at x and y between 0 and 1. */
type Shape = (x: number, y: number) => number
type Layer = { colour: Colour; shape: Shape }

const SIZE = 128
const EDGE = 1.2 / SIZE

const covered = (distance: number) => Math.min(1, Math.max(0, 0.5 - distance / EDGE))

/** Distance to an ellipse, exact enough for an edge one pixel wide. */
const ellipse =
  (cx: number, cy: number, rx: number, ry: number): Shape =>
  (x, y) =>
    covered((Math.hypot((x - cx) / rx, (y - cy) / ry) - 1) * Math.min(rx, ry))

const above =
  (line: number): Shape =>
  (_, y) =>
    covered(y - line)

const both =
  (a: Shape, b: Shape): Shape =>
  (x, y) =>
    Math.min(a(x, y), b(x, y))

const backgrounds: readonly Colour[] = [
  [199, 210, 254],
  [187, 222, 214],
  [253, 226, 187],
  [233, 213, 236],
  [205, 224, 243],
  [222, 226, 190],
]
const skins: readonly Colour[] = [
  [141, 85, 54],
  [168, 108, 70],
  [190, 131, 92],
  [208, 155, 116],
]
const hairs: readonly Colour[] = [
  [28, 24, 26],
  [45, 33, 29],
  [62, 44, 36],
]
const shirts: readonly Colour[] = [
  [67, 56, 202],
  [15, 118, 110],
  [180, 83, 9],
  [159, 18, 57],
  [51, 65, 85],
  [21, 94, 117],
]

function layersOf(gender: Gender, dice: Dice): Layer[] {
  const skin = dice.pick(skins)
  const hair = dice.pick(hairs)
  const dark: Colour = [38, 28, 26]
  const neck: Colour = [skin[0] - 14, skin[1] - 12, skin[2] - 10]
  const isLong = gender === 'Female' && dice.chance(0.8)
  const hasBeard = gender === 'Male' && dice.chance(0.35)
  const brow = dice.between(38, 42) / 100
  return [
    ...(isLong ? [{ colour: hair, shape: ellipse(0.5, 0.52, 0.265, 0.33) }] : []),
    { colour: dice.pick(shirts), shape: ellipse(0.5, 1.06, 0.4, 0.3) },
    { colour: neck, shape: ellipse(0.5, 0.71, 0.09, 0.13) },
    { colour: hair, shape: ellipse(0.5, 0.4, 0.215, 0.225) },
    ...(hasBeard ? [{ colour: hair, shape: ellipse(0.5, 0.52, 0.19, 0.205) }] : []),
    { colour: skin, shape: ellipse(0.5, hasBeard ? 0.465 : 0.48, 0.185, hasBeard ? 0.19 : 0.22) },
    { colour: hair, shape: both(ellipse(0.5, 0.41, 0.205, 0.225), above(brow - 0.04)) },
    { colour: dark, shape: ellipse(0.43, 0.48, 0.016, 0.02) },
    { colour: dark, shape: ellipse(0.57, 0.48, 0.016, 0.02) },
    { colour: [150, 62, 56], shape: ellipse(0.5, 0.6, 0.05, 0.013) },
  ]
}

/** A drawn portrait, so that the demo has photos that are nobody's. The same dice draw the same person. */
export function avatarOf(gender: Gender, dice: Dice): Buffer {
  const background = dice.pick(backgrounds)
  const layers = layersOf(gender, dice)
  const pixels = new Uint8Array(SIZE * SIZE * 3)
  for (let at = 0; at < SIZE * SIZE; at++) {
    const x = ((at % SIZE) + 0.5) / SIZE
    const y = (Math.floor(at / SIZE) + 0.5) / SIZE
    let [red, green, blue] = background
    for (const { colour, shape } of layers) {
      const share = shape(x, y)
      red += (colour[0] - red) * share
      green += (colour[1] - green) * share
      blue += (colour[2] - blue) * share
    }
    pixels.set([red, green, blue], at * 3)
  }
  return pngOf(SIZE, SIZE, pixels)
}
