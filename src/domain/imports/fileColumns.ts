/** What a column of a file can be, in the order in which the screen offers it. `also`: other headers that mean it. */
export type FieldNames<F extends string> = Readonly<Record<F, { label: string; also: readonly string[] }>>

/** Which column of the file each field is in, counted from 0. */
export type Columns<F extends string> = Partial<Record<F, number>>

/** Headers differ in capitals, spaces and marks: `Phone No.` is `phone no`. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** How the columns of such a file are recognised and told otherwise. */
export function fileColumns<F extends string>(fields: FieldNames<F>) {
  const ids = Object.keys(fields) as F[]
  const fieldOf = new Map(
    ids.flatMap((field): [string, F][] =>
      [fields[field].label, field, ...fields[field].also].map((header) => [plain(header), field]),
    ),
  )
  return {
    options: ids.map((id) => ({ value: id, label: fields[id].label })),
    isField: (value: string): value is F => value in fields,
    /** The fields that the headers name by themselves; of two columns of one name the first counts. */
    columnsOf: (headers: readonly string[]): Columns<F> => {
      const columns: Columns<F> = {}
      headers.forEach((header, at) => {
        const field = fieldOf.get(plain(header))
        if (field !== undefined && columns[field] === undefined) columns[field] = at
      })
      return columns
    },
    /** The columns with that one being this field, and nothing else; null for nothing. */
    withColumn: (columns: Columns<F>, at: number, field: F | null): Columns<F> => {
      const others = ids.filter((id) => columns[id] !== undefined && columns[id] !== at && id !== field)
      return Object.fromEntries([
        ...others.map((id) => [id, columns[id]]),
        ...(field === null ? [] : [[field, at]]),
      ]) as Columns<F>
    },
    fieldAt: (columns: Columns<F>, at: number): F | null =>
      ids.find((field) => columns[field] === at) ?? null,
  }
}
export type FileColumns<F extends string> = ReturnType<typeof fileColumns<F>>
