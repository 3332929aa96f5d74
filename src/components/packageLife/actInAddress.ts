import type { PackageActName } from '@/domain/packageLife/possibleActs'

/** The parameter beside `?id=` that names an act; the desk's verdict links with it. */
export const ACT_PARAMETER = 'act'

/** Beside it, the invoice of an accepted sale that the act completes. */
export const INVOICE_PARAMETER = 'invoice'

/** The lead that a new member or a sale converts. */
export const LEAD_PARAMETER = 'lead'

const named: Record<PackageActName, true> = {
  sell: true,
  renew: true,
  change: true,
  freeze: true,
  endFreeze: true,
  extend: true,
  cancel: true,
}

/** null for what is no act of a package: the drawer opens then. */
export const packageActOf = (text: string | null): PackageActName | null =>
  text !== null && Object.hasOwn(named, text) ? (text as PackageActName) : null
