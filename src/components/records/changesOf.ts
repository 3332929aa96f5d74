/** The fields of `after` that `before` holds otherwise; both are flat records of what a form gives. */
export const changesOf = <T extends Record<string, string | number | boolean | null>>(
  before: T | null,
  after: T,
): Partial<T> => {
  const names = Object.keys(after) as (keyof T)[]
  return Object.fromEntries(
    names.filter((name) => before?.[name] !== after[name]).map((name) => [name, after[name]]),
  ) as Partial<T>
}
