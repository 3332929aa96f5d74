/** Why the platform should look into a centre, as its last night found. */
export const gymSigns = ['silent', 'unhealthy', 'problems', 'devices'] as const
export type GymSign = (typeof gymSigns)[number]

/**
 * The signs of one centre in one field, in a fixed order: lists ask for a sign by every text that holds it, so that all of them
 * together need one index (decision 48).
 */
export const signsText = (signs: ReadonlySet<GymSign>): string =>
  gymSigns.filter((sign) => signs.has(sign)).join(' ')

/** An unknown word, which another version may have written, is passed by. */
export const signsOf = (text: string): Set<GymSign> =>
  new Set(gymSigns.filter((sign) => text.split(' ').includes(sign)))

const everyText: readonly string[] = gymSigns
  .reduce<GymSign[][]>((sets, sign) => [...sets, ...sets.map((set) => [...set, sign])], [[]])
  .map((set) => signsText(new Set(set)))

/** Every text that holds the sign. */
export const textsWith = (sign: GymSign): string[] => everyText.filter((text) => signsOf(text).has(sign))
