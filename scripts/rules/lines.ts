/** As wide as a line of the rules gets, with the indentation of what stands in a block. */
const WIDTH = 116

export const indented = (text: string, by: number) =>
  text
    .split('\n')
    .map((line) => (line === '' ? line : ' '.repeat(by) + line))
    .join('\n')

/** Names as one text that the rules split: it costs fewer expressions than a list, and in one piece the fewest. */
export const namesText = (names: readonly string[]): string => `'${names.join(' ')}'`

/** Values of a list, as many on a line as fit. */
export function listText(values: readonly string[]): string {
  const lines: string[] = ['']
  for (const value of values) {
    const last = lines.at(-1) ?? ''
    if (last.length + value.length + 2 > WIDTH - 16) lines.push(value)
    else lines[lines.length - 1] = last === '' ? value : `${last}, ${value}`
  }
  return lines.length === 1 ? `[${lines.join('')}]` : `[\n    ${lines.join(',\n    ')}\n  ]`
}

/** Patterns of texts that are joined by the unit separator, in one piece however long: each more costs two expressions. */
export const patternsText = (patterns: readonly string[]): string => `'${patterns.join('\\u001f')}'`

/** Conditions one after the other, as many on a line as fit. */
export function joined(conditions: readonly string[], first: number): string {
  const lines: string[] = ['']
  for (const condition of conditions) {
    const last = lines.at(-1) ?? ''
    const most = WIDTH - 8 - (lines.length === 1 ? first : 2)
    if (last !== '' && last.length + condition.length + 4 > most) lines.push(condition)
    else lines[lines.length - 1] = last === '' ? condition : `${last} && ${condition}`
  }
  return lines.join('\n  && ')
}

/** A function of the rules; on one line where it fits. */
export function functionText(name: string, lets: readonly string[], conditions: readonly string[]): string {
  const short = `function ${name} { return ${conditions.join(' && ')}; }`
  if (lets.length === 0 && short.length <= WIDTH - 8) return short
  const body = `return ${joined(conditions, 9).replaceAll('\n', '\n  ')};`
  return [`function ${name} {`, ...[...lets, body].map((line) => `  ${line}`), '}'].join('\n')
}
