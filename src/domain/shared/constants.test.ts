import { expect, test } from 'vitest'
import {
  CLIENT_INFO_KEY,
  COMPACT_DATE_FORMATS,
  DATE_FORMAT,
  DAYS_IN_TEXT_MONTH,
  DEFAULT_LOGO,
  DEFAULT_MENU_MODE,
  DESKTOP_BREAKPOINT,
  LOGOUT_DIALOG_WIDTH,
  MENU_CLOSE_MS,
  MENU_OPEN_MS,
  MISSING,
  MONTHS_IN_TEXT_YEAR,
} from './constants'

test.each([
  ['desktop begins above a width of 991', DESKTOP_BREAKPOINT, 991],
  ['menu sections expand in 1000 ms', MENU_OPEN_MS, 1000],
  ['menu sections collapse in 450 ms', MENU_CLOSE_MS, 450],
  ['the logout dialog is 450 px wide', LOGOUT_DIALOG_WIDTH, 450],
  ['the menu is static by default', DEFAULT_MENU_MODE, 'static'],
  ['the centre is cached under clientInfo', CLIENT_INFO_KEY, 'clientInfo'],
  ['the default logo is /logo.png', DEFAULT_LOGO, '/logo.png'],
  ['dates read DD MMM, YYYY', DATE_FORMAT, 'DD MMM, YYYY'],
  ['other date formats', COMPACT_DATE_FORMATS, ['YYYYMMDD', 'DDMMYYYY']],
  ['missing dates read two dashes', MISSING, '--'],
  ['30 days equal a month', DAYS_IN_TEXT_MONTH, 30],
  ['12 months equal a year', MONTHS_IN_TEXT_YEAR, 12],
])('SPECIFICATION 9: %s', (_rule, value, expected) => expect(value).toEqual(expected))
