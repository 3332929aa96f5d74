import type { CivilDate } from '@/domain/shared/civilDate'

/** Sorts before every day: a centre without a package. */
export const NO_PACKAGE = ''
/** Sorts after every day: a package without a last one. */
export const NO_LAST_DAY = '9999-12-31'

/**
 * By when a centre's package ends, as lists ask for it: the store finds nothing by a day that is not there, so what has none is told
 * by a text that sorts before or after all days. The server's alone, kept beside the package.
 */
export const packageUntilOf = (held: { name: string; endDate: CivilDate | null } | null): string =>
  held === null || (held.name === '' && held.endDate === null) ? NO_PACKAGE : (held.endDate ?? NO_LAST_DAY)
