/** Names that the store keeps for itself: a document or field so called can be neither asked for nor written. */
export const isReserved = (name: string): boolean => /^__.*__$/.test(name)

/** A device's serial number (DOMAIN 1.5). */
export const isSerial = (text: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(text) && !isReserved(text)
