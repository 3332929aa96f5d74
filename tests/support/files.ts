/** A red square of 2 by 2 pixels. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
)

/** Different in each call, as each upload's content names its file. */
let serial = 0
export const pdf = (note = String((serial += 1))) => Buffer.from(`%PDF-1.4\n% ${note}\n%%EOF\n`)

export const html = Buffer.from('<!doctype html><script>alert(document.domain)</script>')
export const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
