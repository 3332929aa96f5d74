import type { GymSettings } from '@/domain/gyms/settings'
import { refused, type Refusal } from '@/domain/shared/refusal'

type Paid = { modeOfPayment: string; amount?: number }
/** Where the inputs of acts name a way of paying. */
type Naming = { modeOfPayment?: string; rows?: readonly Paid[]; terms?: { payments?: readonly Paid[] } }

const named = (rows: readonly Paid[] = [], at: string): { mode: string; field: string }[] =>
  rows.flatMap(({ modeOfPayment, amount = 1 }, row) =>
    amount > 0 ? [{ mode: modeOfPayment.trim(), field: `${at}.${row}.modeOfPayment` }] : [],
  )

const waysIn = ({ modeOfPayment, rows, terms }: Naming) => [
  ...(modeOfPayment === undefined ? [] : [{ mode: modeOfPayment.trim(), field: 'modeOfPayment' }]),
  ...named(rows, 'rows'),
  ...named(terms?.payments, 'payments'),
]

/** PRODUCT 2.V: money moves in the ways that the centre has listed and in no other, to the letter. */
export function refuseModes(
  input: object,
  { paymentModes }: Pick<GymSettings, 'paymentModes'>,
): Refusal | null {
  const unknown = waysIn(input).find(({ mode }) => !paymentModes.includes(mode))
  if (unknown === undefined) return null
  return refused(
    unknown.mode === ''
      ? 'Choose how the payment was made.'
      : `“${unknown.mode}” is not among this centre’s ways of paying. Choose one of the list.`,
    unknown.field,
  )
}
