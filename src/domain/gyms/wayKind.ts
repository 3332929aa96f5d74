import { z } from 'zod'

/**
 * PRODUCT 2.V: what lies in the drawer, what is counted beside it (a card machine's slips, cheques), and what comes by bank. A
 * cheque is a kind of its own: it waits until the bank has paid it, and may come back (DOMAIN 5.3).
 */
export const wayKinds = ['cash', 'counted', 'cheque', 'bank'] as const
export type WayKind = (typeof wayKinds)[number]

export const wayKindWords: Readonly<Record<WayKind, string>> = {
  cash: 'Cash',
  counted: 'Counted',
  cheque: 'Counted, a cheque',
  bank: 'By bank',
}

/** Kinds by the names of ways of paying: those of the list, and those that were on it. */
export type WayKinds = Readonly<Record<string, WayKind>>
export type Ways = { paymentKinds: WayKinds }

/** Under this name all that lies in the drawer is counted together, whatever its ways of paying are called. */
export const CASH = 'Cash'

/** Where a centre has not said otherwise; what is not named here comes by bank. */
const usual: WayKinds = { [CASH]: 'cash', Card: 'counted', Cheque: 'cheque' }

const kindIn = (kinds: WayKinds, way: string): WayKind | undefined =>
  Object.hasOwn(kinds, way) ? kinds[way] : undefined

/** Of any payment by the name that it keeps, also once its way of paying has another or is off the list. */
export const kindOfWay = (way: string, { paymentKinds }: Ways): WayKind =>
  kindIn(paymentKinds, way) ?? kindIn(usual, way) ?? 'bank'

/** Each way of the list with its kind, beside what is kept of those that were on it. */
export const kindsOfAll = (paymentModes: readonly string[], paymentKinds: WayKinds): WayKinds => ({
  ...Object.fromEntries(paymentModes.map((way) => [way, kindOfWay(way, { paymentKinds })])),
  ...paymentKinds,
})

/**
 * The kinds once the list is another: a name that nobody knew, in the place of one that is gone, is that way renamed, and is
 * counted as it was. The same object where there is nothing to add.
 */
export function withRenamed(
  before: readonly string[],
  after: readonly string[],
  paymentKinds: WayKinds,
): WayKinds {
  const [to, ...others] = after.filter((way) => !before.includes(way))
  const from = to === undefined ? undefined : before[after.indexOf(to)]
  if (to === undefined || from === undefined || others.length > 0 || after.includes(from)) return paymentKinds
  return (kindIn(paymentKinds, to) ?? kindIn(usual, to)) === undefined
    ? { ...paymentKinds, [to]: kindOfWay(from, { paymentKinds }) }
    : paymentKinds
}

const kindSchema = z.enum(wayKinds, 'Choose one')

/** As they are sent: merged name by name, so that a way taken off the list keeps its kind for the payments that name it. */
export const wayKindsSchema = z
  .record(
    z.string(),
    kindSchema,
    'Kinds are set by the names of the ways to pay. Reload the page and try again',
  )
  .refine((kinds) => Object.keys(kinds).every((way) => !(way in {})), 'Choose another name')
  .refine((kinds) => (kindIn(kinds, CASH) ?? 'cash') === 'cash', `“${CASH}” is cash. Rename it first`)

/** As they are kept; what is no kind is left out. */
export const storedKindsSchema = z
  .record(z.string(), z.unknown())
  .catch({})
  .transform((stored): WayKinds =>
    Object.fromEntries(
      Object.entries(stored).flatMap(([way, kind]) => {
        const { data } = kindSchema.safeParse(kind)
        return data ? [[way, data] as const] : []
      }),
    ),
  )
