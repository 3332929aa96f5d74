import { stateNameOf } from '@/domain/tax/states'

/** Where the offline tool's list spells a name otherwise. */
const toolNames: Record<string, string> = {
  '01': 'Jammu & Kashmir',
  '26': 'Dadra & Nagar Haveli & Daman & Diu',
  '35': 'Andaman & Nicobar Islands',
}

/** Codes of older certificates, and under which the tool lists the place now. */
const listedUnder: Record<string, string> = { '25': '26', '28': '37' }

/** The code of a place of supply as the portal takes it today. */
export const placeCodeOf = (code: string): string => listedUnder[code] ?? code

/** `05-Uttarakhand`, to the letter as the offline tool lists it; '' for no state. */
export function toolPlaceOf(code: string): string {
  const listed = placeCodeOf(code)
  const name = toolNames[listed] ?? stateNameOf(listed)
  return name === null ? '' : `${listed}-${name}`
}
