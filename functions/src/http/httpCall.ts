/** A request as far as the server's calls look at it. Header names are in lower case. */
export type HttpCall = {
  method: string
  /** Without the query string. */
  path: string
  query: Record<string, unknown>
  headers: Record<string, string | undefined>
  /** The body as it came over the line. */
  rawBody: Uint8Array
  /** Where it came from, as far as that can be told. */
  address: string
}

export type HttpAnswer = { status: number; headers: Record<string, string>; body: unknown }
