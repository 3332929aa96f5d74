/** A request as far as the server's calls look at it. Header names are in lower case. */
export type HttpCall = {
  method: string
  /** Without the query string. */
  path: string
  query: Record<string, unknown>
  headers: Record<string, string | undefined>
  /** Reads the body as it came over the line; of one that is larger than `most` bytes not much more than that is kept. */
  bodyOf: (most: number) => Promise<Uint8Array>
  /** Where it came from, as far as that can be told. */
  address: string
}

export type HttpAnswer = { status: number; headers: Record<string, string>; body: unknown }
