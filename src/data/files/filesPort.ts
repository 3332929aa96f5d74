/** Files as the rules of Storage give them out. They are put there by the call putFile (decision 21). */
export type FilesPort = {
  /** The file's bytes, read under the rules; never a permanent public address (ENGINEERING 4.1). */
  read(path: string): Promise<Blob>
  remove(path: string): Promise<void>
  /** A download address; only for what may be public, the centre's logo (SPECIFICATION 7). */
  publicUrl(path: string): Promise<string>
}
