/**
 * What an account's photo is shown from. Auth keeps web addresses only, so a file of Storage stands there as the
 * address of its object; without a token it opens to nobody, and is read by its path under the rules instead.
 */
export function accountPhoto(photoURL: string): string {
  const [, object] =
    /^https:\/\/firebasestorage\.googleapis\.com\/v0\/b\/[^/]+\/o\/([^?]+)\?alt=media$/.exec(photoURL) ?? []
  if (object === undefined) return photoURL
  try {
    return decodeURIComponent(object)
  } catch {
    return photoURL
  }
}
