import { deleteField } from 'firebase/firestore'
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
  good: [null, '2026-11-20', '2026-02-29'],
  bad: ['2026-13-01', '2026-11-32', '20-11-2026', new Date(), 7],
}
export const someDay: FieldRule = {
  good: ['0001-01-01', '9999-12-31'],
  bad: ['', null, '2026-00-10', deleteField()],
}
export const mapOrNothing: FieldRule = { good: [null, {}], bad: ['none', []] }
export const oneOf = (...values: unknown[]): FieldRule => ({ good: values, bad: ['Something else', 7] })
export const listUpTo = (most: number): FieldRule => ({
  good: [[], Array.from({ length: most }, (_, at) => at)],
  bad: [Array.from({ length: most + 1 }, (_, at) => at), {}],
})

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
