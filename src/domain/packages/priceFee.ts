import { collectsTax } from '@/domain/tax/regime'
import { reckon, type Reckoning } from '@/domain/tax/reckon'
import type { ActContext } from './sell'

/** A fee in rupees, taxed as the package it belongs to was (percent; null is no tax). */
export const priceFee = (fee: number, taxRate: number | null, { settings }: ActContext): Reckoning =>
  reckon({
    basePrice: fee,
    discount: 0,
    percentOff: 0,
    rate: collectsTax(settings.taxRegime) ? (taxRate ?? 0) : 0,
    inclusive: settings.taxInclusive,
    roundToRupee: settings.roundToRupee,
    interState: settings.taxRegime === 'outsideIndia',
  })
