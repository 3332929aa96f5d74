/** GSM 03.38: what an SMS takes in seven bits, and what it takes in two of these. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const EXTENDED = '\f^{}\\[~]|€'

/** DOMAIN 4.1: of one SMS, and of each where it takes several. */
const SEVEN_BIT = { one: 160, each: 153 }
const UNICODE = { one: 70, each: 67 }

/** `units`: as an operator counts them; `odd`: the first character that seven bits don't have, '' where all do. */
type SmsParts = { units: number; parts: number; odd: string }

/** How many SMS a text is sent and billed as. No character is cut in two. */
export function smsPartsOf(text: string): SmsParts {
  const characters = [...text]
  const odd = characters.find((each) => !BASIC.includes(each) && !EXTENDED.includes(each)) ?? ''
  const sizeOf = (each: string) => (odd === '' ? (EXTENDED.includes(each) ? 2 : 1) : each.length)
  const room = odd === '' ? SEVEN_BIT : UNICODE
  const sizes = characters.map(sizeOf)
  const units = sizes.reduce((sum, size) => sum + size, 0)
  if (units <= room.one) return { units, parts: 1, odd }
  let parts = 1
  let used = 0
  for (const size of sizes) {
    const fits = used + size <= room.each
    used = fits ? used + size : size
    if (!fits) parts += 1
  }
  return { units, parts, odd }
}

/** `142 characters: 1 SMS.` */
export function smsPartsText(text: string, locale: string): string {
  const { units, parts, odd } = smsPartsOf(text)
  const { one, each } = odd === '' ? SEVEN_BIT : UNICODE
  const counted = `${units.toLocaleString(locale)} ${units === 1 ? 'character' : 'characters'}: ${String(parts)} SMS.`
  const room = parts === 1 ? '' : ` One holds ${String(one)}, several hold ${String(each)} each.`
  return odd === ''
    ? `${counted}${room}`
    : `${counted}${room} “${odd}” makes each hold less: without it, up to 160.`
}
