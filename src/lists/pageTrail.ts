/** Whatever has ever said where a page begins: addresses of older versions have `before`, which nothing reads any more. */
export const PAGING = ['after', 'before', 'from']

/** The pages that led to this one, the nearest last, each as its part of the address: '' is the first page. */
export type PageTrail = readonly string[]

/** The part of an address that says which page is shown. */
export function pagingIn(params: URLSearchParams): string {
  const [after, from] = [params.get('after'), params.get('from')]
  return after === null ? '' : new URLSearchParams({ after, ...(from !== null && { from }) }).toString()
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Kept with its place in the browser's history, which gives it back also after a reload; none came along with a link. */
export function trailIn(state: unknown): PageTrail {
  const held: unknown = typeof state === 'object' && state !== null && 'trail' in state ? state.trail : null
  return Array.isArray(held) ? held.filter(isText) : []
}
