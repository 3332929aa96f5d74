import { z } from 'zod'
import { CASH } from '@/domain/gyms/wayKind'
import type { CivilDate } from '@/domain/shared/civilDate'
import { MOST_AMOUNT } from '@/domain/shared/money'
import type { CashMove } from './cashMoves'
import { belowNothing, countedModesIn, peopleIn, talliesOf, worthOf, type CloseTerms } from './closeDay'
import { denominations, type Count, type Tally } from './dayClose'

/**
 * The names of the form's fields: a number or a space in a path would be read as something else. No two ways of paying
 * and no two people have the same one, in whatever letters they are written.
 */
export const pieceField = (worth: number): `n${number}` => `n${worth}`
const plain = (text: string) =>
  text.replace(/[^A-Za-z0-9]/gu, (letter) => `_${(letter.codePointAt(0) ?? 0).toString(16)}_`)
export const modeField = (mode: string): string => `m_${plain(mode)}`
export const personField = (uid: string): string => `p_${plain(uid)}`

/** Why nobody's cash can be counted apart, though several took some; `by` is whose. null: it can, or there is no need. */
export function whyNotByPerson(
  moves: readonly CashMove[],
): { kind: 'unknown' } | { kind: 'belowNothing'; by: string } | null {
  const people = peopleIn(moves, CASH)
  if (people.length < 2) return null
  if (people.includes('')) return { kind: 'unknown' }
  const by = belowNothing(moves)
  return by === undefined ? null : { kind: 'belowNothing', by }
}

/** Whose cash can be counted apart: everybody's who took some, if that can agree and all of them are known. */
export function cashPeople(moves: readonly CashMove[]): string[] {
  const people = peopleIn(moves, CASH)
  return people.includes('') || belowNothing(moves) !== undefined ? [] : people
}

const amount = (empty: string) =>
  z.number(empty).nonnegative('Enter 0 or more').max(MOST_AMOUNT, 'That is more than any drawer holds')
const pieces = z
  .number()
  .int('Enter a whole number')
  .nonnegative('Enter 0 or more')
  .max(100_000, 'That is more than any drawer holds')
  .nullable()

export const closeSchema = z
  .object({
    opening: amount('Enter what lay in the drawer at the start, or 0'),
    by: z.enum(['pieces', 'total', 'people']),
    pieces: z.record(z.string(), pieces),
    cash: amount('').nullable(),
    persons: z.record(z.string(), amount('Enter an amount').nullable().optional()),
    counted: z.record(z.string(), amount('Enter an amount, or leave it empty').nullable().optional()),
    reason: z.string().max(1000, 'At most 1,000 characters'),
  })
  .superRefine((form, ctx) => {
    // Who is to be counted depends on the day's money, which the form does not know: the sheet asks for them.
    if (form.by === 'people' || cashIn(form) !== null) return
    const path = form.by === 'total' ? ['cash'] : ['pieces', pieceField(denominations[0])]
    ctx.addIssue({ code: 'custom', path, message: 'Count the cash. Enter 0 where there is none' })
  })
export type CloseForm = z.infer<typeof closeSchema>

/** Only of rupees are the notes and coins known: any other cash is counted as a total (PRODUCT 2.R). */
export const hasPieces = (currency: string): boolean => currency === 'INR'

export const emptyClose = (opening: number, currency: string): CloseForm => ({
  opening,
  by: hasPieces(currency) ? 'pieces' : 'total',
  pieces: Object.fromEntries(denominations.map((worth) => [pieceField(worth), null])),
  cash: null,
  persons: {},
  counted: {},
  reason: '',
})

/** How many of each note and coin; null while nothing is entered. */
function piecesIn(form: Pick<CloseForm, 'pieces'>): Record<string, number> | null {
  const entered = denominations.flatMap((worth) => {
    const count = form.pieces[pieceField(worth)]
    return typeof count === 'number' ? [[String(worth), count] as const] : []
  })
  return entered.length === 0 ? null : Object.fromEntries(entered)
}

/** Rupees that were counted all together; null while nothing is. */
function cashIn(form: Pick<CloseForm, 'by' | 'pieces' | 'cash'>): number | null {
  if (form.by === 'total') return form.cash
  const counted = piecesIn(form)
  return counted === null ? null : worthOf(counted)
}

/** The first whose cash is not counted yet, where it is counted by person. */
export const uncountedPerson = (form: CloseForm, moves: readonly CashMove[]): string | undefined =>
  form.by === 'people'
    ? cashPeople(moves).find((uid) => typeof form.persons[personField(uid)] !== 'number')
    : undefined

/** null until the cash is counted, by everybody where it is counted by person. */
function cashCounts(form: CloseForm, moves: readonly CashMove[]): Count[] | null {
  if (form.by === 'people') {
    const people = cashPeople(moves)
    return people.length === 0 || uncountedPerson(form, moves) !== undefined
      ? null
      : people.map((uid) => ({
          mode: CASH,
          by: uid,
          amount: form.persons[personField(uid)] ?? 0,
          pieces: null,
        }))
  }
  const amount = cashIn(form)
  const pieces = form.by === 'pieces' ? piecesIn(form) : null
  return amount === null ? null : [{ mode: CASH, by: '', amount, pieces }]
}

function countsIn(form: CloseForm, moves: readonly CashMove[]): Count[] {
  const others = countedModesIn(moves).flatMap((mode): Count[] => {
    const counted = form.counted[modeField(mode)]
    return typeof counted === 'number' ? [{ mode, by: '', amount: counted, pieces: null }] : []
  })
  return [...(cashCounts(form, moves) ?? []), ...others]
}

/** Expected against counted as it stands while it is typed; null until the cash is counted. */
export function tallyNow(form: CloseForm, moves: readonly CashMove[]): Tally[] | null {
  if (cashCounts(form, moves) === null || !Number.isFinite(form.opening)) return null
  return talliesOf(moves, form.opening, countsIn(form, moves))
}

export const termsIn = (form: CloseForm, day: CivilDate, moves: readonly CashMove[]): CloseTerms => ({
  day,
  opening: form.opening,
  counts: countsIn(form, moves),
  reason: form.reason,
})
