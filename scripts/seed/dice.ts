/** A seeded source of chance: the same name always throws the same numbers, so the demo is the same every day. */
export type Dice = {
  /** From 0 up to, and without, 1. */
  next(): number
  /** A whole number, both ends inclusive. */
  between(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  weighted<T>(choices: readonly (readonly [T, number])[]): T
  shuffled<T>(list: readonly T[]): T[]
  /** Dice of their own for one person or part, so that a new person does not change everybody after them. */
  fork(name: string): Dice
}

/** FNV-1a over the characters of a name. */
function seedOf(name: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

export function diceOf(name: string): Dice {
  let state = seedOf(name)
  /** mulberry32 */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[between(0, list.length - 1)]
    if (chosen === undefined) throw new Error(`Nothing to pick from for ${name}`)
    return chosen
  }
  return {
    next,
    between,
    pick,
    chance: (probability) => next() < probability,
    weighted: <T>(choices: readonly (readonly [T, number])[]): T => {
      let left = next() * choices.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [value, weight] of choices) {
        left -= weight
        if (left < 0) return value
      }
      return pick(choices)[0]
    },
    shuffled: <T>(list: readonly T[]): T[] => {
      const rest = [...list]
      const result: T[] = []
      while (rest.length > 0) result.push(...rest.splice(between(0, rest.length - 1), 1))
      return result
    },
    fork: (part) => diceOf(`${name}/${part}`),
  }
}
