/** SPECIFICATION 9, word for word; each is held by a test. The constant 2 beside the roles is unused (PRODUCT 2.L). */

/** The desktop menu is in force above this window width, in pixels. */
export const DESKTOP_BREAKPOINT = 991

/** A menu section opens and closes in this time, in milliseconds. */
export const MENU_OPEN_MS = 1000
export const MENU_CLOSE_MS = 450

/** In pixels. */
export const LOGOUT_DIALOG_WIDTH = 450

export const DEFAULT_MENU_MODE = 'static'

/** Session storage key of the cached centre. */
export const CLIENT_INFO_KEY = 'clientInfo'

export const DEFAULT_LOGO = '/logo.png'

export const DATE_FORMAT = 'DD MMM, YYYY'

/** The formats that are written with a chosen separator. */
export const COMPACT_DATE_FORMATS = ['YYYYMMDD', 'DDMMYYYY'] as const
export type CompactDateFormat = (typeof COMPACT_DATE_FORMATS)[number]

/** What stands where a date, or any other value, is missing. */
export const MISSING = '--'

/** Duration text: 30 days equal a month and 12 months equal a year. */
export const DAYS_IN_TEXT_MONTH = 30
export const MONTHS_IN_TEXT_YEAR = 12

/** India first (PRODUCT 1): the zone of a centre that has set none. */
export const DEFAULT_TIMEZONE = 'Asia/Kolkata'

/** A report of visits reads one roll-up a day, so it covers a month at most. */
export const MOST_DAYS = 31

/** DOMAIN 6.1 "maxOpen": so long a visit can be going on. An automatic exit is no later. */
export const MOST_OPEN_HOURS = { member: 6, employee: 16 } as const
