import { refused, type Refusal } from '@/domain/shared/refusal'
import { gstinState } from './gstin'
import { stateCodeOf, stateNameOf } from './states'
import type { TaxRegime } from './regime'

/** A centre as the law finds it: its GSTIN ('' where it has none) and the state of its address, by name. */
export type Supplier = { gstin: string; state: string }

/** Two digits, or null where nobody can tell. The GSTIN is registered in a state; an address is only typed. */
export const supplierStateOf = ({ gstin, state }: Supplier): string | null =>
  gstinState(gstin) || stateCodeOf(state)

/** The state that a document prints for a party: that of its GSTIN, of its address only without one. */
export function statePrinted(party: Supplier): { state: string; stateCode: string } {
  const code = supplierStateOf(party)
  return { state: (code && stateNameOf(code)) ?? party.state, stateCode: code ?? '' }
}

/**
 * DOMAIN 2.2: fitness is supplied where it is performed, so a place that is not named is the centre's own state,
 * wherever the customer lives and is registered. IGST only for a chosen place in another state, as for online service;
 * what an older record names and no list of states knows is no place.
 */
export function isInterState(supplier: Supplier, placeOfSupply: string): boolean {
  const [own, other] = [supplierStateOf(supplier), stateCodeOf(placeOfSupply)]
  return own !== null && other !== null && own !== other
}

type TaxedGym = { taxRegime: TaxRegime; gstin: string }

/** The tax is one amount and not two halves: IGST, or any tax outside of India. `state` is the centre's by name. */
export const isUndivided = ({ taxRegime, gstin }: TaxedGym, state: string, placeOfSupply: string): boolean =>
  taxRegime === 'outsideIndia' || isInterState({ gstin, state }, placeOfSupply)

/** A chosen place decides which tax is charged, so it is a state of the list and no free text. */
export const refusePlace = (
  placeOfSupply: string,
  { taxRegime }: Pick<TaxedGym, 'taxRegime'>,
): Refusal | null =>
  taxRegime === 'outsideIndia' || placeOfSupply.trim() === '' || stateCodeOf(placeOfSupply) !== null
    ? null
    : refused(
        'Choose the place of supply from the list of states, or leave it blank for your own.',
        'placeOfSupply',
      )
