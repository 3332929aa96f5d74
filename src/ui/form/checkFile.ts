/** An ID proof: a picture or a PDF of at most this size. */
export const LARGEST_FILE = 5 * 1024 * 1024

const PICTURES = ['image/jpeg', 'image/png', 'image/webp']

const megabytes = (bytes: number) => `${(bytes / (1024 * 1024)).toFixed(1)} MB`

/** Why a file is refused, in a sentence that says what to choose instead; '' when it is fine. */
export function fileProblem(
  file: { type: string; size: number },
  accepts: 'picture' | 'pictureOrPdf',
): string {
  const isPicture = PICTURES.includes(file.type)
  if (accepts === 'picture' && !isPicture) return 'Choose a JPEG, PNG or WebP picture.'
  if (accepts === 'pictureOrPdf' && !isPicture && file.type !== 'application/pdf')
    return 'Choose a picture (JPEG, PNG, WebP) or a PDF.'
  // A picture is made smaller before it is sent, whatever its size; only what a phone cannot open is too large.
  const most = isPicture ? 8 * LARGEST_FILE : LARGEST_FILE
  if (file.size > most)
    return `This file is ${megabytes(file.size)}. Choose one of at most ${megabytes(most)}.`
  return file.size === 0 ? 'This file is empty. Choose another one.' : ''
}

/** A PDF begins like one, whatever its name says; a picture shows what it is when it is drawn again. */
export async function isPdf(file: Blob): Promise<boolean> {
  return (await file.slice(0, 5).text()) === '%PDF-'
}

export const pictureTypes = PICTURES.join(',')
export const pictureOrPdfTypes = `${pictureTypes},application/pdf`
