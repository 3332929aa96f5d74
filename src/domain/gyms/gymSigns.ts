/** Why the platform should look into a centre, as its last night found. */
export const gymSigns = ['silent', 'unhealthy', 'problems', 'devices'] as const
export type GymSign = (typeof gymSigns)[number]

/** All that lists find a centre by of what its last night kept: that its paid package runs is nothing to look into. */
export const gymMarks = [...gymSigns, 'paying'] as const
export type GymMark = (typeof gymMarks)[number]

/**
 * The marks of one centre in one field, in a fixed order: lists ask for a mark by every text that holds it, so that all of them
 * together need one index (decision 48).
 */
export const signsText = (marks: ReadonlySet<GymMark>): string =>
  gymMarks.filter((mark) => marks.has(mark)).join(' ')

/** An unknown word, which another version may have written, is passed by. */
export const signsOf = (text: string): Set<GymMark> =>
  new Set(gymMarks.filter((mark) => text.split(' ').includes(mark)))

const everyText: readonly string[] = gymMarks
  .reduce<GymMark[][]>((sets, mark) => [...sets, ...sets.map((set) => [...set, mark])], [[]])
  .map((set) => signsText(new Set(set)))

/** Every text that holds all of these: at most as many as one question may name. */
export const textsWith = (...marks: GymMark[]): string[] =>
  everyText.filter((text) => marks.every((mark) => signsOf(text).has(mark)))
