import { deleteField, FieldValue } from 'firebase/firestore'
import { it } from 'vitest'
import { expectAllowed, expectDenied } from '../support/check'

const textOf = (length: number) => 'a'.repeat(length)

/** What a field may hold at the most, and what it may not: the values on both sides of its rule. */
export type FieldRule = { good: unknown[]; bad: unknown[] }

export const textUpTo = (longest: number): FieldRule => ({
  good: ['', textOf(longest)],
  bad: [textOf(longest + 1), 7],
})
export const someText = (longest: number): FieldRule => ({
  good: ['A', textOf(longest)],
  bad: ['', textOf(longest + 1), 7, deleteField()],
})
export const flag: FieldRule = { good: [true, false], bad: ['true'] }
export const rupees: FieldRule = { good: [0, 0.5, 10_000_000], bad: [-0.5, 10_000_000.5, '10'] }
export const dayOrNothing: FieldRule = {
  good: [null, '2026-11-20', '2028-02-29', '2000-02-29'],
  bad: [
    ...['2026-13-01', '2026-11-32', '20-11-2026', new Date(), 7],
    // No day of the calendar.
    ...['2026-02-30', '2026-02-29', '2100-02-29', '2026-11-31'],
  ],
}
export const someDay: FieldRule = {
  good: ['1900-01-01', '2199-12-31'],
  bad: ['', null, '2026-00-10', '1899-12-31', '2200-01-01', '9999-12-31', deleteField()],
}
/** Nothing, a path of the centre's own folder, or an https address. */
export const filePath = (gymId: string): FieldRule => ({
  good: ['', `${gymId}/people/1/photo`, 'https://example.test/1.png'],
  bad: [
    'another/people/1/photo',
    `${gymId}-2/people/1/photo`,
    'http://example.test/1.png',
    'javascript:alert(1)',
    'data:text/html,x',
    `https://example.test/${textOf(1000)}`,
    7,
  ],
})
export const oneOf = (...values: unknown[]): FieldRule => ({ good: values, bad: ['Something else', 7] })
/** At most so many texts, of so many characters together. */
export const textsUpTo = (most: number, characters: number): FieldRule => ({
  good: [[], Array.from({ length: most }, () => 'a'), [textOf(characters)]],
  bad: [Array.from({ length: most + 1 }, () => 'a'), [textOf(characters), 'a'], {}, 'a'],
})
/** A map of just these fields: each good and bad value in its place of a good one. */
export const mapOf = (
  good: Record<string, unknown>,
  fields: Record<string, FieldRule>,
  ...bad: unknown[]
): FieldRule => ({
  good: [
    good,
    ...Object.entries(fields).flatMap(([name, { good: values }]) =>
      values.map((value) => ({ ...good, [name]: value })),
    ),
  ],
  bad: [
    'none',
    [],
    { ...good, stray: 1 },
    ...bad,
    ...Object.entries(fields).flatMap(([name, { bad: values }]) =>
      values.filter(isHoldable).map((value) => ({ ...good, [name]: value })),
    ),
  ],
})

/** A field is taken away by an update of its own, not inside of a map. */
const isHoldable = (value: unknown): boolean => !(value instanceof FieldValue)

/** One test a field: everything good goes through, everything bad is refused, in the same document. */
export function fieldTests(
  rules: Record<string, FieldRule>,
  write: (field: string, value: unknown) => Promise<unknown>,
) {
  it.each(Object.entries(rules))('%s', async (field, { good, bad }) => {
    for (const value of good) await expectAllowed(write(field, value))
    for (const value of bad) await expectDenied(write(field, value))
  })
}
