/** As wide as a line of the rules gets, with the indentation of what stands in a block. */
const WIDTH = 116

export const indented = (text: string, by: number) =>
  text
    .split('\n')
    .map((line) => (line === '' ? line : ' '.repeat(by) + line))
    .join('\n')

/** Names as one text that the rules split: it costs fewer expressions than a list. */
export function namesText(names: readonly string[]): string {
  const lines: string[] = ['']
  for (const name of names) {
    const last = lines.at(-1) ?? ''
    if (last.length + name.length + 1 > WIDTH - 24) lines.push(name)
    else lines[lines.length - 1] = last === '' ? name : `${last} ${name}`
  }
  return lines.map((line, at) => `'${line}${at < lines.length - 1 ? ' ' : ''}'`).join('\n    + ')
}

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
