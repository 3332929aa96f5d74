/** Calling codes of the countries a centre's locale may name; a number of any other one is written with its +. */
export const callingCodes: Record<string, string> = {
  IN: '91',
  AE: '971',
  AU: '61',
  BD: '880',
  BH: '973',
  CA: '1',
  GB: '44',
  HK: '852',
  IE: '353',
  KE: '254',
  KW: '965',
  LK: '94',
  MY: '60',
  NG: '234',
  NP: '977',
  NZ: '64',
  OM: '968',
  PH: '63',
  QA: '974',
  SA: '966',
  SG: '65',
  TZ: '255',
  UG: '256',
  US: '1',
  ZA: '27',
}

/** The country of a centre's locale, by which it greets, writes phone numbers and sends messages where it names no others. */
export const countryOfLocale = (locale: string): string => /-([A-Z]{2})\b/.exec(locale)?.[1] ?? 'IN'

/** Without a plus; '' for a country of which we know none: its numbers name their own. */
export const callingCodeOf = (locale: string): string => callingCodes[countryOfLocale(locale)] ?? ''
