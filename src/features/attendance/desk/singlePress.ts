/**
 * What a press does, once for a double click: the first press takes the line away, and the second would be of the next
 * person, who slides under the pointer. A key's press counts as none.
 */
export const singlePress =
  (act: () => void) =>
  ({ detail }: { detail: number }): void => {
    if (detail <= 1) act()
  }
