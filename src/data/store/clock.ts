/** Where "now" comes from: the machine's clock in the product, a chosen instant in tests. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
