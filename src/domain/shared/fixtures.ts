import { times, toPaise, type Paise } from './money'

/** So many paise, as a test writes them. */
export const paise = (count: number): Paise => times(toPaise(0.01), count)
