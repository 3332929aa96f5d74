import type { MoneyFormat } from '@/domain/shared/money'
import { subsetsFor, type FontSubset } from './fontSubsets'
import { familyOf } from './printedFonts'
import { printedMoney } from './printedText'

/** Every letter that the document may print, the sign of its currency with them. */
const textOf = (document: MoneyFormat): string => `${JSON.stringify(document)}${printedMoney(0, document)}`

export const documentSubsets = (document: MoneyFormat): FontSubset[] => subsetsFor(textOf(document))

/** The families that draw it, each for the letters that those before it lack. */
export const fontStack = (document: MoneyFormat): string[] => documentSubsets(document).map(familyOf)
